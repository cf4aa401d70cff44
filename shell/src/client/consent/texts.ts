import type { Locale } from '@feszek/contract';

const hu = {
  title: 'Sütik',
  text: 'A szükséges sütiket mindig használjuk. Ha megengeded, statisztikához és marketinghez is használunk sütiket, partnereinkkel együtt. A választásodat bármikor megváltoztathatod.',
  policy: 'Sütiszabályzat',
  accept: 'Mindet elfogadom',
  necessary: 'Csak a szükségesek',
  settings: 'Beállítások',
  save: 'Választás mentése',
  categories: 'Milyen sütiket engedélyezel?',
  stored: 'Mit tárolunk?',
  nothingStored: 'A bolt maga ehhez semmit sem tárol a böngésződben.',
};

export type ConsentTexts = typeof hu;

const en: ConsentTexts = {
  title: 'Cookies',
  text: 'We always use the necessary cookies. With your permission, we and our partners also use cookies for statistics and marketing. You can change your choice at any time.',
  policy: 'Cookie policy',
  accept: 'Accept all',
  necessary: 'Only necessary',
  settings: 'Settings',
  save: 'Save my choice',
  categories: 'Which cookies do you allow?',
  stored: 'What do we store?',
  nothingStored: 'The shop itself stores nothing in your browser for this.',
};

/** Texts of the consent bar, which are loaded with it. */
export const CONSENT_TEXTS: Readonly<Record<Locale, ConsentTexts>> = { hu, en };
