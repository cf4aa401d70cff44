/** Errors of registration, sign-in and the account: a part of the catalogue. */
export const ACCOUNT_ERRORS = {
  token_invalid: { status: 404, message: { hu: 'Ez a link nem érvényes, vagy már felhasználták.', en: 'This link isn’t valid, or has been used already.' } },
  token_expired: { status: 410, message: { hu: 'Ez a link már lejárt. Kérj újat.', en: 'This link has expired. Please request a new one.' } },
  account_not_activated: {
    status: 403,
    message: {
      hu: 'Ezt a fiókot még nem aktiváltad. Nyisd meg a levélben kapott linket, vagy kérj újat.',
      en: 'This account hasn’t been activated yet. Open the link in our email, or request a new one.',
    },
  },
  account_blocked: { status: 403, message: { hu: 'Ezt a fiókot letiltottuk. Kérjük, írj nekünk.', en: 'This account has been blocked. Please write to us.' } },
  account_closing: {
    status: 403,
    message: { hu: 'Kérted ennek a fióknak a törlését. Amíg nem töröljük, visszavonhatod.', en: 'You’ve asked us to delete this account. Until it’s deleted, you can cancel that.' },
  },
  sign_in_delayed: {
    status: 429,
    message: { hu: 'Túl sok sikertelen bejelentkezés volt. Próbáld újra {duration} múlva.', en: 'There have been too many failed sign-ins. Please try again in {duration}.' },
  },
  reauthentication_required: { status: 403, message: { hu: 'Kérjük, erősítsd meg, hogy te vagy az.', en: 'Please confirm that it’s you.' } },
  passkey_challenge_expired: { status: 410, message: { hu: 'Lejárt az erre szánt idő. Kérjük, próbáld újra.', en: 'The time for this has run out. Please try again.' } },
  passkey_refused: { status: 422, message: { hu: 'Ezt az azonosítókulcsot nem tudtuk elfogadni. Kérjük, próbáld újra.', en: 'We couldn’t accept this passkey. Please try again.' } },
  passkey_unknown: {
    status: 422,
    message: {
      hu: 'Ez az azonosítókulcs nem tartozik fiókhoz: lehet, hogy már törölted. Válassz másikat, vagy jelentkezz be jelszóval.',
      en: 'This passkey doesn’t belong to an account: you may have removed it. Choose another one, or sign in with your password.',
    },
  },
  passkey_exists: { status: 409, message: { hu: 'Ez az azonosítókulcs már hozzá van adva egy fiókhoz.', en: 'This passkey has been added to an account already.' } },
  passkeys_full: { status: 409, message: { hu: 'Legfeljebb {max} azonosítókulcsod lehet. Törölj közülük egyet, és ennek is lesz helye.', en: 'You can have up to {max} passkeys. Remove one to make room for this.' } },
  last_passkey: {
    status: 409,
    message: {
      hu: 'Ez az egyetlen azonosítókulcsod, és jelszó nélkül jelentkezel be. Előbb adj hozzá másik kulcsot, vagy állíts be jelszót.',
      en: 'This is your only passkey, and you sign in without a password. Add another passkey or set a password first.',
    },
  },
  passkey_missing: { status: 409, message: { hu: 'A jelszó kikapcsolásához előbb adj hozzá egy azonosítókulcsot.', en: 'Add a passkey before you turn the password off.' } },
  password_exists: { status: 409, message: { hu: 'A fiókodnak már van jelszava.', en: 'Your account has a password already.' } },
  bot_check_required: { status: 422, message: { hu: 'Kérjük, végezd el az ellenőrzést, és küldd el újra.', en: 'Please complete the check and submit again.' } },
  bot_check_failed: { status: 422, message: { hu: 'Az ellenőrzés nem sikerült. Kérjük, próbáld újra.', en: 'The check wasn’t successful. Please try again.' } },
  bot_check_unavailable: {
    status: 503,
    message: { hu: 'Az ellenőrző szolgáltatás most nem érhető el. Kérjük, próbáld újra néhány perc múlva.', en: 'The check can’t be reached right now. Please try again in a few minutes.' },
  },
} as const;

/** Field errors of the same forms. */
export const ACCOUNT_FIELD_ERRORS = {
  password_common: { hu: 'Ezt a jelszót sokan használják, könnyű kitalálni. Válassz másikat.', en: 'Many people use this password, so it’s easy to guess. Please choose another one.' },
  password_mismatch: { hu: 'A két jelszó nem egyezik.', en: 'The two passwords don’t match.' },
  password_wrong: { hu: 'Ez nem a jelenlegi jelszavad.', en: 'This isn’t your current password.' },
  same_email: { hu: 'Most is ez az e-mail-címed.', en: 'This is your email address already.' },
} as const;
