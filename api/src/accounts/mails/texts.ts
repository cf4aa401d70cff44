import type { Locale } from '@feszek/contract';

const hu = {
  greeting: (name: string) => (name ? `Szia, ${name}!` : 'Szia!'),
  ignore: 'Ha nem te kérted, nincs teendőd: a linket más nem látja.',
  activation: {
    subject: 'Aktiváld a Fészek-fiókodat',
    title: 'Már csak egy kattintás',
    text: 'Köszönjük, hogy regisztráltál. Az alábbi linkkel megerősíted az e-mail-címed, és használatba veheted a fiókod. A link 24 óráig érvényes.',
    button: 'Aktiválom a fiókom',
    ignore: 'Ha nem te regisztráltál, ne nyisd meg a linket: így nem jön létre fiók.',
  },
  exists: {
    subject: 'Ehhez a címhez már tartozik fiók',
    title: 'Már van fiókod nálunk',
    text: 'Ezzel az e-mail-címmel most regisztrálni próbáltak, de már van hozzá fiók. Ha te voltál, jelentkezz be. Ha nem emlékszel a jelszavadra, állíts be újat.',
    button: 'Bejelentkezem',
    reminder: 'Új jelszót kérek',
    ignore: 'Ha nem te voltál, nincs teendőd: a fiókod nem változott.',
  },
  reset: {
    subject: 'Új jelszó a Fészek-fiókodhoz',
    title: 'Állíts be új jelszót',
    text: 'Az alábbi linkkel új jelszót adhatsz meg. A link 60 percig érvényes, és egyszer használható.',
    button: 'Új jelszót adok meg',
  },
  invitation: {
    subject: 'Fiókot nyitottunk neked a Fészekben',
    title: 'Add meg a jelszavad',
    text: 'Ezzel az e-mail-címmel fiókot hoztunk létre neked. Az alábbi linkkel megadhatod a jelszavad, utána már be tudsz jelentkezni. A link 60 percig érvényes, és egyszer használható; ha lejárt, bármikor kérhetsz újat.',
    button: 'Megadom a jelszavam',
    again: 'Új linket kérek',
    ignore: 'Ha nem kértél fiókot, írj nekünk, és töröljük.',
  },
  passwordChanged: {
    subject: 'Megváltozott a jelszavad',
    title: 'Megváltozott a jelszavad',
    text: 'A fiókod új jelszót kapott. A többi eszközön kijelentkeztettünk, ott az új jelszóval jelentkezhetsz be.',
  },
  newSignIn: { subject: 'Új bejelentkezés a fiókodba', title: 'Új eszközről jelentkeztek be', text: 'Olyan böngészőből jelentkeztek be a fiókodba, amelyet eddig nem használtál.' },
  notYou: 'Ha nem te voltál, kérj azonnal új jelszót: ezzel minden eszközön kijelentkeztetünk.',
  emailConfirmation: {
    subject: 'Erősítsd meg az új e-mail-címed',
    title: 'Erősítsd meg az új e-mail-címed',
    text: 'Ezt a címet adták meg egy Fészek-fiók új e-mail-címének. Az alábbi linkkel megerősíted, és ettől kezdve ezzel jelentkezhetsz be. A link 24 óráig érvényes.',
    button: 'Megerősítem',
    ignore: 'Ha nem te kérted, ne nyisd meg a linket: így nem változik semmi.',
  },
  emailTaken: {
    subject: 'Ehhez a címhez már tartozik fiók',
    title: 'Már van fiókod ezzel a címmel',
    text: 'Egy másik Fészek-fiókban ezt a címet adták meg új e-mail-címnek. Mivel már tartozik hozzá fiók, nem használható máshol. A fiókod nem változott.',
  },
  emailChanged: {
    subject: 'Megváltozott a fiókod e-mail-címe',
    title: 'Megváltozott az e-mail-címed',
    text: (email: string) => `A fiókodba ettől kezdve ezzel a címmel lehet bejelentkezni: ${email}.`,
    undo: 'Ha nem te kérted, az alábbi linkkel 7 napig visszaállíthatod ezt a címet.',
    button: 'Visszaállítom a régi címet',
  },
  emailRestored: {
    subject: 'Visszaállt a fiókod e-mail-címe',
    title: 'Visszaállítottuk az e-mail-címed',
    text: 'A fiókodba ismét ezzel a címmel lehet bejelentkezni. Minden eszközön kijelentkeztettünk, és ha voltak azonosítókulcsok a fiókban, töröltük őket. Biztonságból állíts be új jelszót.',
  },
  reminder: 'Új jelszót kérek',
  time: 'Időpont',
  device: 'Eszköz',
  address: 'Hálózati cím',
  unknownDevice: 'ismeretlen',
};

const en: typeof hu = {
  greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
  ignore: 'If you didn’t ask for this, you needn’t do anything: no one else can see the link.',
  activation: {
    subject: 'Activate your Fészek account',
    title: 'Just one more click',
    text: 'Thank you for registering. The link below confirms your email address and opens your account. It’s valid for 24 hours.',
    button: 'Activate my account',
    ignore: 'If you didn’t register, don’t open the link: no account will be created.',
  },
  exists: {
    subject: 'This address already has an account',
    title: 'You already have an account',
    text: 'Someone has just tried to register with this email address, but it already has an account. If it was you, please sign in. If you don’t remember your password, set a new one.',
    button: 'Sign in',
    reminder: 'Set a new password',
    ignore: 'If it wasn’t you, you needn’t do anything: your account hasn’t changed.',
  },
  reset: {
    subject: 'A new password for your Fészek account',
    title: 'Set a new password',
    text: 'The link below lets you choose a new password. It’s valid for 60 minutes and can be used once.',
    button: 'Choose a new password',
  },
  invitation: {
    subject: 'Your Fészek account is ready',
    title: 'Set your password',
    text: 'We’ve created an account for you with this email address. The link below lets you set your password, and then you can sign in. It’s valid for 60 minutes and can be used once; you can request a new link at any time.',
    button: 'Set my password',
    again: 'Request a new link',
    ignore: 'If you didn’t ask for an account, write to us and we’ll delete it.',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    title: 'Your password has changed',
    text: 'Your account has a new password. You’ve been signed out on all other devices; sign in there with the new password.',
  },
  newSignIn: { subject: 'A new sign-in to your account', title: 'A sign-in from a new device', text: 'Your account was opened in a browser that you haven’t used before.' },
  notYou: 'If it wasn’t you, request a new password at once: this signs you out on all devices.',
  emailConfirmation: {
    subject: 'Confirm your new email address',
    title: 'Confirm your new email address',
    text: 'This address was entered as the new email address of a Fészek account. The link below confirms it, and you’ll sign in with this address from then on. It’s valid for 24 hours.',
    button: 'Confirm',
    ignore: 'If you didn’t ask for this, don’t open the link: nothing will change.',
  },
  emailTaken: {
    subject: 'This address already has an account',
    title: 'You already have an account with this address',
    text: 'This address was entered as the new email address of another Fészek account. As it already has an account, it can’t be used there. Your account hasn’t changed.',
  },
  emailChanged: {
    subject: 'The email address of your account has changed',
    title: 'Your email address has changed',
    text: (email) => `From now on, the address to sign in with is ${email}.`,
    undo: 'If you didn’t ask for this, the link below restores this address. It works for 7 days.',
    button: 'Restore the old address',
  },
  emailRestored: {
    subject: 'The email address of your account is restored',
    title: 'Your email address is restored',
    text: 'The address to sign in with is this one again. You’ve been signed out on all devices, and any passkeys of the account have been removed. To be safe, set a new password.',
  },
  reminder: 'Set a new password',
  time: 'Time',
  device: 'Device',
  address: 'Network address',
  unknownDevice: 'unknown',
};

/** Texts of the mails about accounts. */
export const TEXTS: Readonly<Record<Locale, typeof hu>> = { hu, en };
