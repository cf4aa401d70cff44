import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts';
import { findTokenByHash, hashToken, issueToken, revokeTokens } from '../../users/tokens.ts';
import { findUserByEmail, lockUser } from '../../users/users.ts';
import { emailConfirmationMail, emailTakenMail } from '../mails/accountMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import { enqueueJob } from '../../platform/jobs/enqueueJob.ts';
import { ACCOUNT_JOB_RETRIES } from '../registration/registrationJobs.ts';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

/** Sends the mail of a change of address; its key is the hash of the token that stands for the change. */
const EMAIL_CHANGE_JOB = 'email-change';

/** Begins the change of an account's address. The new address stays pending until its mail is opened. */
export async function requestEmailChange(trx: Trx, clock: Clock, userId: number, email: string): Promise<void> {
  await revokeTokens(trx, userId, ['email_confirmation']);
  const token = await issueToken(trx, clock, 'email_confirmation', { userId, email: normalizeEmail(email) });
  await enqueueJob(trx, clock, EMAIL_CHANGE_JOB, hashToken(token));
}

/**
 * Replaces the token that stands for the change by the one of the mail. An address with an account gets a mail without a link;
 * the user who requested the change sees no difference.
 */
async function sendChangeMail(trx: Trx, clock: Clock, tokenHash: string): Promise<void> {
  const requested = await findTokenByHash(trx, tokenHash);
  if (!requested?.email || requested.user_id === null) return;
  const { user_id: userId, email } = requested;
  const { name, locale } = await lockUser(trx, userId);
  await revokeTokens(trx, userId, ['email_confirmation']);
  const token = await issueToken(trx, clock, 'email_confirmation', { userId, email });
  const other = await findUserByEmail(trx, email);
  if (other) {
    await enqueueAccountMail(trx, clock, { to: other.email, locale: other.locale, kind: 'email_taken', userId: other.id, content: emailTakenMail(other) });
    return;
  }
  await enqueueAccountMail(trx, clock, { to: email, locale, kind: 'email_confirmation', userId, hasSecretLink: true, content: emailConfirmationMail({ name, locale }, token) });
}

/** Registers the job that sends the mail to a new address. */
export function registerEmailChangeJob(jobs: JobRegistry, db: Db, clock: Clock): void {
  jobs.register({ kind: EMAIL_CHANGE_JOB, ...ACCOUNT_JOB_RETRIES, run: (key) => db.transaction().execute((trx) => sendChangeMail(trx, clock, key)) });
}
