import type { FastifyRequest } from 'fastify';
import { attemptKey, countAttempt } from '../attempts/attempts.ts';
import type { Counter } from '../attempts/attempts.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import type { Trx } from '../database/Trx.ts';
import { clientKey } from './clientKey.ts';
import { ApiError } from './errors.ts';
import { normalizeEmail } from '../normalizeEmail.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts a request that sends a mail, by the visitor's network address and by the recipient. In a transaction of the caller, a
 * mail that is rolled back is not counted.
 *
 * @throws ApiError `too_many_requests` above the limit
 */
export type MailLimit = (request: Pick<FastifyRequest, 'ip'>, email: string, trx?: Trx) => Promise<void>;

export interface MailLimitParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Key of the hashes of addresses; the same in every process. */
  readonly clientSecret: string;
  /** Mails in an hour, from the first one on. */
  readonly perHour: number;
  readonly isTrustedProxy: (address: string) => boolean;
}

/** The limit on mails to unconfirmed addresses. The counts are in the database, so that all processes agree. */
export function createMailLimit({ db, clock, clientSecret, perHour, isTrustedProxy }: MailLimitParts): MailLimit {
  const rule = { free: perHour, forgottenAfterMs: HOUR_MS };
  return async ({ ip }, email, trx) => {
    const recipient: Counter = { scope: 'mail-recipient', key: attemptKey(clientSecret, `mail ${normalizeEmail(email)}`), rule };
    // A proxy that names no client would make all of them one: its own address is not counted.
    const counters: Counter[] = isTrustedProxy(ip) ? [recipient] : [{ scope: 'mail-address', key: clientKey(ip, clientSecret), rule }, recipient];
    const count = (inside: Trx) => countAttempt(inside, counters, clock.now());
    const wait = await (trx ? count(trx) : db.transaction().execute(count));
    if (wait > 0) throw new ApiError('too_many_requests', { params: { seconds: Math.ceil(wait / 1000) } });
  };
}
