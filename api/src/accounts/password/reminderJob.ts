import type { Locale } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts';
import { findOpenToken, issueToken } from '../../users/tokens.ts';
import { findUserByEmail } from '../../users/users.ts';
import { passwordResetMail } from '../mails/accountMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import { ACCOUNT_JOB_RETRIES, MAIL_PAUSE_MS, parseAddressKey, resendActivation } from '../registration/registrationJobs.ts';

/** Sends the link for a new password; see `addressKey`. */
export const REMINDER_JOB = 'password-reminder';

/** An address without an account gets no mail; one that is not confirmed yet gets its activation link. */
async function sendReminder(trx: Trx, clock: Clock, email: string, locale: Locale): Promise<void> {
  const user = await findUserByEmail(trx, email);
  if (!user) return resendActivation(trx, clock, email, locale);
  if (user.blocked_at) return;
  const open = await findOpenToken(trx, clock, 'password_reset', { userId: user.id });
  if (open && clock.now().getTime() - open.created_at.getTime() < MAIL_PAUSE_MS) return;
  const token = await issueToken(trx, clock, 'password_reset', { userId: user.id });
  await enqueueAccountMail(trx, clock, { to: user.email, locale, kind: 'password_reset', userId: user.id, hasSecretLink: true, content: passwordResetMail({ name: user.name, locale }, token) });
}

/** Registers the job that answers reminders. The request itself takes the same time for every address. */
export function registerReminderJob(jobs: JobRegistry, db: Db, clock: Clock): void {
  jobs.register({
    kind: REMINDER_JOB,
    ...ACCOUNT_JOB_RETRIES,
    run: (key) => {
      const { email, locale } = parseAddressKey(key);
      return db.transaction().execute((trx) => sendReminder(trx, clock, email, locale));
    },
  });
}
