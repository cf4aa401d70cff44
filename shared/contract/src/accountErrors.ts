/** Errors of registration, sign-in and the account: a part of the catalogue. */
export const ACCOUNT_ERRORS = {
  token_invalid: { status: 404, message: { hu: 'Ez a link nem érvényes, vagy már felhasználták.', en: 'This link is not valid, or has been used already.' } },
  token_expired: { status: 410, message: { hu: 'Ez a link már lejárt. Kérj újat.', en: 'This link has expired. Please request a new one.' } },
  account_not_activated: {
    status: 403,
    message: {
      hu: 'Ezt a fiókot még nem aktiválták. Nyisd meg az e-mailben kapott linket, vagy kérj újat.',
      en: 'This account has not been activated yet. Open the link in our email, or request a new one.',
    },
  },
  account_blocked: { status: 403, message: { hu: 'Ezt a fiókot letiltottuk. Kérjük, írj nekünk.', en: 'This account has been blocked. Please write to us.' } },
  account_closing: {
    status: 403,
    message: { hu: 'Kérted ennek a fióknak a törlését. Amíg nem töröljük, visszavonhatod.', en: 'You have asked us to delete this account. Until it is deleted, you can cancel that.' },
  },
  sign_in_delayed: {
    status: 429,
    message: { hu: 'Túl sok sikertelen bejelentkezés volt. Próbáld újra {seconds} másodperc múlva.', en: 'There have been too many failed sign-ins. Please try again in {seconds} seconds.' },
  },
  bot_check_required: { status: 422, message: { hu: 'Kérjük, végezd el az ellenőrzést, és küldd el újra.', en: 'Please complete the check and submit again.' } },
  bot_check_failed: { status: 422, message: { hu: 'Az ellenőrzés nem sikerült. Kérjük, próbáld újra.', en: 'The check was not successful. Please try again.' } },
  bot_check_unavailable: {
    status: 503,
    message: { hu: 'Az ellenőrző szolgáltatás most nem érhető el. Kérjük, próbáld újra néhány perc múlva.', en: 'The check cannot be reached right now. Please try again in a few minutes.' },
  },
} as const;

/** Field errors of the same forms. */
export const ACCOUNT_FIELD_ERRORS = {
  password_mismatch: { hu: 'A két jelszó nem egyezik.', en: 'The two passwords do not match.' },
  password_wrong: { hu: 'Ez nem a mostani jelszavad.', en: 'This is not your current password.' },
  same_email: { hu: 'Most is ez az e-mail-címed.', en: 'This is your email address already.' },
} as const;
