import type { Localized } from './types.ts';

/** A text in both languages, the original first. */
export function localized(hu: string, en: string): Localized {
  return { hu, en };
}

/** An address segment: lower case, without accents and apostrophes, words joined by dashes. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
