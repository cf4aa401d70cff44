import type { Locale } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { MailContent } from '../../platform/mail/content.ts';
import { enqueueMail } from '../../platform/mail/outbox/enqueueMail.ts';

export interface AccountMail {
  readonly to: string;
  readonly locale: Locale;
  /** For people who search for it: `password_reset`. */
  readonly kind: string;
  /** The account; `undefined` before there is one. */
  readonly userId?: number;
  /** Whether the mail's button carries a token. */
  readonly hasSecretLink?: boolean;
  readonly content: MailContent;
}

/** What the outbox calls an account. */
export function userSubject(userId: number): string {
  return `user:${userId}`;
}

/** Enqueues a mail about an account in the transaction of its cause. */
export async function enqueueAccountMail(trx: Trx, clock: Clock, { userId, ...mail }: AccountMail): Promise<void> {
  await enqueueMail(trx, clock, { ...mail, ...(userId !== undefined && { about: userSubject(userId) }) });
}
