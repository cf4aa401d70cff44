import type { Locale } from '@feszek/contract';

/** Why the recipient gets a mail from the shop. */
export const FOOTER: Readonly<Record<Locale, string>> = {
  hu: 'Fészek – bútor és lakberendezés. Ezt a levelet azért kaptad, mert ezt az e-mail-címet adták meg nálunk.',
  en: 'Fészek – furniture and home. You’re receiving this email because this address was given to us.',
};
