import type { BotCheck } from '../platform/botCheck/createBotCheck.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import type { MailLimit } from '../platform/http/mailLimit.ts';
import type { RequestSessions } from '../platform/session/requestSession.ts';
import type { SignInLimit } from './signIn/SignInLimit.ts';

/** What the routes of accounts work with. */
export interface AccountParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: RequestSessions;
  readonly limitMail: MailLimit;
  readonly signInLimit: SignInLimit;
  readonly botCheck: BotCheck;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  /** Key of the hash of clients' addresses; the same in every process. */
  readonly clientSecret: string;
}
