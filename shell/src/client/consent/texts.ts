import type { Locale } from '@feszek/contract';

const hu = {
  title: 'Sütik',
  text: 'A bolt működéséhez szükséges sütiket mindig használjuk. Ha megengeded, azt is megnézzük, hogyan használják az oldalt, hogy jobbá tehessük.',
  policy: 'Sütiszabályzat',
  accept: 'Elfogadom',
  necessary: 'Csak a szükségesek',
  settings: 'Beállítások',
  save: 'Választás mentése',
  categories: 'Milyen sütiket engedélyezel?',
  categoryNecessary: 'Szükséges',
  hintNecessary: 'Kosár, bejelentkezés, nyelv és pénznem. Mindig bekapcsolva.',
  categoryStatistics: 'Statisztika',
  hintStatistics: 'Mit néznek meg és mit vesznek a látogatóink.',
  categoryMarketing: 'Marketing',
  hintMarketing: 'Hogy máshol is olyat mutassunk, ami érdekelhet.',
};

export type ConsentTexts = typeof hu;

const en: ConsentTexts = {
  title: 'Cookies',
  text: 'We always use the cookies that the shop cannot do without. With your permission we also look at how the shop is used, so that we can make it better.',
  policy: 'Cookie policy',
  accept: 'Accept',
  necessary: 'Only necessary',
  settings: 'Settings',
  save: 'Save my choice',
  categories: 'Which cookies do you allow?',
  categoryNecessary: 'Necessary',
  hintNecessary: 'Cart, sign-in, language and currency. Always on.',
  categoryStatistics: 'Statistics',
  hintStatistics: 'What our visitors look at and buy.',
  categoryMarketing: 'Marketing',
  hintMarketing: 'So that we can show you things you may like elsewhere.',
};

/** Texts of the consent bar, which are loaded with it. */
export const CONSENT_TEXTS: Readonly<Record<Locale, ConsentTexts>> = { hu, en };
