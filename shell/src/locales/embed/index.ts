import type { Locale } from '@feszek/contract';
import { en } from './en.ts';
import { hu } from './hu.ts';
import type { EmbedTexts } from './hu.ts';

export type { EmbedTexts };

/** The texts of elements in the pages of others. */
export function embedTexts(locale: Locale): EmbedTexts {
  return locale === 'hu' ? hu : en;
}
