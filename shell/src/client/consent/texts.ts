import type { Locale } from '@feszek/contract';

const hu = {
  save: 'Választás mentése',
  categories: 'Milyen sütiket engedélyezel?',
  stored: 'Mit tárolunk?',
  nothingStored: 'A bolt maga ehhez semmit sem tárol a böngésződben.',
};

export type ConsentTexts = typeof hu;

const en: ConsentTexts = {
  save: 'Save my choice',
  categories: 'Which cookies do you allow?',
  stored: 'What do we store?',
  nothingStored: 'The shop itself stores nothing in your browser for this.',
};

/** Texts of the settings in the consent bar, which are loaded with them. */
export const CONSENT_TEXTS: Readonly<Record<Locale, ConsentTexts>> = { hu, en };
