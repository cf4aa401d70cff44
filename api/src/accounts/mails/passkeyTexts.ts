import type { Locale } from '@feszek/contract';

const hu = {
  name: 'Azonosítókulcs',
  security: 'Megnézem a biztonsági beállításokat',
  added: { subject: 'Új azonosítókulcs a fiókodban', title: 'Új azonosítókulcsot adtál hozzá', text: 'Mostantól ezzel az azonosítókulccsal is bejelentkezhetsz a fiókodba, jelszó nélkül.' },
  notYou: 'Ha nem te voltál, kérj azonnal új jelszót, majd töröld ezt a kulcsot a biztonsági beállítások között.',
  removed: { subject: 'Töröltél egy azonosítókulcsot', title: 'Töröltél egy azonosítókulcsot', text: 'Ezzel az azonosítókulccsal többé nem lehet bejelentkezni a fiókodba. A többi eszközön kijelentkeztettünk.' },
  removedNotYou: 'Ha nem te voltál, kérj azonnal új jelszót: ezzel minden eszközön kijelentkeztetünk. Utána nézd át az azonosítókulcsaidat.',
  passwordRemoved: {
    subject: 'Kikapcsoltad a jelszavas bejelentkezést',
    title: 'Mostantól jelszó nélkül jelentkezel be',
    text: 'A fiókod jelszavát töröltük, ezért csak azonosítókulccsal lehet bejelentkezni. A többi eszközön kijelentkeztettünk.',
    lost: 'Ha elveszíted az eszközeidet, e-mailben bármikor kérhetsz új jelszót: ezzel a jelszavas bejelentkezés is újra bekapcsol.',
  },
  copied: {
    subject: 'Elutasítottunk egy bejelentkezést',
    title: 'Lemásolhatták az egyik azonosítókulcsodat',
    text: 'Valaki az egyik azonosítókulcsoddal próbált bejelentkezni, de a kulcs számlálója visszafelé lépett. Ez akkor fordul elő, ha a kulcsot lemásolták. A bejelentkezést elutasítottuk.',
    advice: 'Biztonságból töröld ezt a kulcsot, és adj hozzá újat.',
  },
  time: 'Időpont',
  reminder: 'Új jelszót kérek',
};

const en: typeof hu = {
  name: 'Passkey',
  security: 'Open the security settings',
  added: { subject: 'A new passkey for your account', title: 'You’ve added a passkey', text: 'From now on you can also sign in to your account with this passkey, without a password.' },
  notYou: 'If it wasn’t you, request a new password at once, then remove this passkey in the security settings.',
  removed: { subject: 'A passkey has been removed', title: 'You’ve removed a passkey', text: 'This passkey no longer opens your account. You’ve been signed out on all other devices.' },
  removedNotYou: 'If it wasn’t you, request a new password at once: this signs you out on all devices. Then check your passkeys.',
  passwordRemoved: {
    subject: 'You’ve turned off your password',
    title: 'You now sign in without a password',
    text: 'The password of your account has been deleted, so only a passkey opens it. You’ve been signed out on all other devices.',
    lost: 'If you lose your devices, you can request a new password by email at any time: it turns the password on again.',
  },
  copied: {
    subject: 'We’ve refused a sign-in',
    title: 'One of your passkeys may have been copied',
    text: 'Someone tried to sign in with one of your passkeys, but its counter went backwards. This happens if a passkey has been copied. We’ve refused the sign-in.',
    advice: 'To be safe, remove this passkey and add a new one.',
  },
  time: 'Time',
  reminder: 'Set a new password',
};

/** Texts of the mails about passkeys. */
export const PASSKEY_TEXTS: Readonly<Record<Locale, typeof hu>> = { hu, en };
