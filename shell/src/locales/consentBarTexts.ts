import type { Locale } from '@feszek/contract';

const hu = {
  title: 'Sütik',
  text: 'A szükséges sütiket mindig használjuk, a statisztikai és marketingsütiket (a partnereinkéit is) csak a hozzájárulásoddal. Ezt bármikor visszavonhatod.',
  policy: 'Sütiszabályzat',
  accept: 'Mindet elfogadom',
  necessary: 'Csak a szükségesek',
  settings: 'Beállítások',
};

const en: typeof hu = {
  title: 'Cookies',
  text: 'We always use the necessary cookies. We and our partners use cookies for statistics and marketing only with your consent, which you can withdraw at any time.',
  policy: 'Cookie policy',
  accept: 'Accept all',
  necessary: 'Only necessary',
  settings: 'Settings',
};

/** Texts of the consent bar, which is part of every page. */
export const CONSENT_BAR_TEXTS: Readonly<Record<Locale, typeof hu>> = { hu, en };
