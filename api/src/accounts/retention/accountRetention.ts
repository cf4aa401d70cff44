import { ACCOUNT_PERIODS } from '@feszek/contract';
import { removeOldAttempts } from '../../platform/attempts/attempts.ts';
import { DEAD_LETTER_STORED_MS, removeDeadLetters } from '../../platform/jobs/removeDeadLetters.ts';
import { MAIL_STORED_MS, removeOldMails } from '../../platform/mail/outbox/removeOldMails.ts';
import { removeEndedSessions, SESSION_MS } from '../../platform/session/sessions.ts';
import { REGISTRATION_STORED_MS, removeOldRegistrations } from '../../users/registrations.ts';
import { EXPIRED_TOKEN_STORED_MS, removeOldTokens } from '../../users/tokens.ts';
import { deleteDueUsers } from '../deletion/deleteDueUsers.ts';
import { removeOldChallenges } from '../passkeys/challenges.ts';
import { REMINDER_JOB } from '../password/reminderJob.ts';
import { removeOldExports } from '../personalExport/personalExports.ts';
import { ACTIVATION_RESEND_JOB } from '../registration/registrationJobs.ts';
import { DEVICE_STORED_MS, removeOldDevices } from '../signIn/devices.ts';
import { FAILURE_STORED_MS } from '../signIn/SignInLimit.ts';
import type { RetentionEntry } from './RetentionEntry.ts';

/** What is stored for accounts and visits. */
export const ACCOUNT_RETENTION: readonly RetentionEntry[] = [
  {
    job: 'due-account-deletions',
    data: { hu: 'Fiók: név, e-\u2060mail-cím, telefonszám, jelszó (csak ellenőrzőkódja), azonosítókulcsok, címek, kedvencek és megosztásuk, kosár, ajánlatkérések', en: 'Account: name, email address, phone number, password (only its hash), passkeys, addresses, favourites and links to them, cart, quote requests' },
    purpose: { hu: 'a fiókod működése', en: 'to run your account' },
    basis: 'contract',
    period: { ms: ACCOUNT_PERIODS.deletion },
    from: { hu: 'a törlés kérése után', en: 'after you request the deletion of the account' },
    remove: deleteDueUsers,
  },
  {
    job: 'ended-sessions',
    data: { hu: 'Látogatás: munkamenet, böngésző és hálózati cím bejelentkezéskor, a vendég kosara és kedvencei', en: 'Visit: session, browser and network address of a sign-in, cart and favourites of a guest' },
    purpose: { hu: 'bejelentkezve maradsz, és megvan a kosarad', en: 'you stay signed in and your cart is kept' },
    basis: 'contract',
    period: { ms: SESSION_MS },
    from: { hu: 'az utolsó látogatás után', en: 'after the last visit' },
    remove: removeEndedSessions,
  },
  {
    job: 'old-registrations',
    data: { hu: 'Nem aktivált regisztráció: név, e-\u2060mail-cím, jelszó (csak ellenőrzőkódja)', en: 'Registration that was not activated: name, email address, password (only its hash)' },
    purpose: { hu: 'aktiválhatod a fiókodat', en: 'you can activate your account' },
    basis: 'contract',
    period: { ms: REGISTRATION_STORED_MS },
    from: { hu: 'a regisztráció után', en: 'after the registration' },
    remove: removeOldRegistrations,
  },
  {
    job: 'old-account-tokens',
    data: { hu: 'A levelekben küldött linkek ellenőrzőkódja', en: 'Codes that verify the links in our emails' },
    purpose: { hu: 'aktiválás, új jelszó, új e-\u2060mail-cím, a törlés visszavonása', en: 'activation, new password, new email address, cancelled deletion' },
    basis: 'contract',
    period: { ms: EXPIRED_TOKEN_STORED_MS },
    from: { hu: 'a link lejárta után', en: 'after the link has expired' },
    remove: removeOldTokens,
  },
  {
    job: 'old-attempts',
    data: { hu: 'Sikertelen bejelentkezések, kért levelek, kipróbált kuponkódok és megnyitott munkamenetek száma fiókonként, címzettenként és hálózati címenként (csak ellenőrzőkódjuk)', en: 'Number of failed sign-ins, requested emails, tried coupon codes and opened sessions by account, recipient and network address (only codes that stand for them)' },
    purpose: { hu: 'védelem a jelszavak és kuponok kitalálása, a tömeges levelek és a túlterhelés ellen', en: 'protection against guessed passwords and coupons, mass emails and overload' },
    basis: 'interest',
    period: { ms: FAILURE_STORED_MS },
    from: { hu: 'az utolsó próbálkozás után', en: 'after the last attempt' },
    remove: removeOldAttempts,
  },
  {
    job: 'old-passkey-challenges',
    data: { hu: 'Azonosítókulcs használatakor: véletlen kód, amelyet az eszközöd aláír', en: 'Use of a passkey: a random code that your device signs' },
    purpose: { hu: 'bejelentkezhetsz azonosítókulccsal', en: 'you can sign in with a passkey' },
    basis: 'contract',
    period: { ms: ACCOUNT_PERIODS.passkeyChallenge },
    from: { hu: 'a kérés után', en: 'after it was requested' },
    remove: removeOldChallenges,
  },
  {
    job: 'old-user-devices',
    data: { hu: 'A böngészők, amelyekből bejelentkeztél: név és felismerésük kódja', en: 'Browsers that you have signed in with: name and the code that recognises them' },
    purpose: { hu: 'szólunk, ha új eszközről lépnek be a fiókodba', en: 'we notify you of sign-ins from new devices' },
    basis: 'interest',
    period: { ms: DEVICE_STORED_MS },
    from: { hu: 'az utolsó bejelentkezés után', en: 'after the last sign-in' },
    remove: removeOldDevices,
  },
  {
    job: 'old-exports',
    data: { hu: 'Az adataid másolata, amelyet kértél', en: 'The copy of your data that you requested' },
    purpose: { hu: 'letöltheted az adataidat', en: 'you can download your data' },
    basis: 'duty',
    law: { hu: 'GDPR, 15. és 20. cikk', en: 'GDPR, Articles 15 and 20' },
    period: { ms: ACCOUNT_PERIODS.export },
    from: { hu: 'az elkészülése után; letöltéskor azonnal töröljük', en: 'after it was made; deleted as soon as you download it' },
    remove: removeOldExports,
  },
  {
    job: 'old-mails',
    data: { hu: 'Az elküldött levelek szövege és címzettje', en: 'Text and recipient of the emails that we have sent' },
    purpose: { hu: 'újra elküldhetjük, ha nem érkezett meg', en: 'we can send them again if they did not arrive' },
    basis: 'contract',
    period: { ms: MAIL_STORED_MS },
    from: { hu: 'a levél megírása után', en: 'after the email was written' },
    remove: removeOldMails,
  },
  {
    job: 'old-account-dead-letters',
    data: { hu: 'Meghiúsult levélküldés e-\u2060mail-címe', en: 'Email address of a message that could not be prepared' },
    purpose: { hu: 'kijavíthatjuk a hibát', en: 'we can correct the fault' },
    basis: 'interest',
    period: { ms: DEAD_LETTER_STORED_MS },
    from: { hu: 'a kérés után', en: 'after the request' },
    remove: (db, clock) => removeDeadLetters(db, clock, [REMINDER_JOB, ACTIVATION_RESEND_JOB]),
  },
];
