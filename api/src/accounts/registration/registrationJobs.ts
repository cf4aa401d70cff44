import { isLocale } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { PermanentJobError } from '../../platform/jobs/JobRegistry.ts';
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts';
import { findRegistration, lockRegistration } from '../../users/registrations.ts';
import type { Registration } from '../../users/registrations.ts';
import { findOpenToken, issueToken, revokeRegistrationTokens } from '../../users/tokens.ts';
import { findUserByEmail } from '../../users/users.ts';
import { accountExistsMail, activationMail } from '../mails/accountMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

/** Sends the first mail of a registration; its key is the registration's id. */
export const REGISTRATION_JOB = 'registration';
/** Sends the link of an activation again; see `addressKey`. */
export const ACTIVATION_RESEND_JOB = 'activation-resend';

export const ACCOUNT_JOB_RETRIES = { attempts: 10, backOff: { firstMs: 5000, longestMs: 600_000 } } as const;

/** A mail of one kind is sent to one account once in this time at most. */
export const MAIL_PAUSE_MS = 60_000;

/** The key of a job about an email address that may have no account: the language of the mail, and the address. */
export function addressKey(locale: Locale, email: string): string {
  return `${locale} ${normalizeEmail(email)}`;
}

/** @throws PermanentJobError for another key */
export function parseAddressKey(key: string): { readonly locale: Locale; readonly email: string } {
  const [locale, email] = key.split(' ', 2);
  if (!isLocale(locale) || !email) throw new PermanentJobError('The key of the job is not a language and an address');
  return { locale, email };
}

async function sendActivation(trx: Trx, clock: Clock, registration: Registration, locale: Locale): Promise<void> {
  const token = await issueToken(trx, clock, 'activation', { registrationId: registration.id });
  await enqueueAccountMail(trx, clock, { to: registration.email, locale, kind: 'account_activation', hasSecretLink: true, content: activationMail({ name: registration.name, locale }, token) });
}

/**
 * Answers a registration by mail, once. One with the address of an account gets a token too, which is not sent, and stays
 * stored: otherwise a sign-in with its password would reveal that there is an account.
 */
async function answerRegistration(trx: Trx, clock: Clock, id: number): Promise<void> {
  const registration = await lockRegistration(trx, id);
  if (!registration || (await findOpenToken(trx, clock, 'activation', { registrationId: id }))) return;
  const user = await findUserByEmail(trx, registration.email);
  if (!user) return sendActivation(trx, clock, registration, registration.locale);
  const { locale } = registration;
  await issueToken(trx, clock, 'activation', { registrationId: id });
  await enqueueAccountMail(trx, clock, { to: user.email, locale, kind: 'account_exists', userId: user.id, content: accountExistsMail({ name: user.name, locale }) });
}

/** Sends an activation link to an address that has a registration, and nothing to any other one. Earlier links end. */
export async function resendActivation(trx: Trx, clock: Clock, email: string, locale: Locale): Promise<void> {
  const registration = await findRegistration(trx, email);
  if (!registration || (await findUserByEmail(trx, email))) return;
  const open = await findOpenToken(trx, clock, 'activation', { registrationId: registration.id });
  if (open && clock.now().getTime() - open.created_at.getTime() < MAIL_PAUSE_MS) return;
  await revokeRegistrationTokens(trx, registration.id);
  await sendActivation(trx, clock, registration, locale);
}

/**
 * Registers the jobs that answer registrations. Whether an address has an account is looked up in the job: the request takes
 * the same time for every address.
 */
export function registerRegistrationJobs(jobs: JobRegistry, db: Db, clock: Clock): void {
  jobs.register({ kind: REGISTRATION_JOB, ...ACCOUNT_JOB_RETRIES, run: (key) => db.transaction().execute((trx) => answerRegistration(trx, clock, Number(key))) });
  jobs.register({
    kind: ACTIVATION_RESEND_JOB,
    ...ACCOUNT_JOB_RETRIES,
    run: (key) => {
      const { email, locale } = parseAddressKey(key);
      return db.transaction().execute((trx) => resendActivation(trx, clock, email, locale));
    },
  });
}
