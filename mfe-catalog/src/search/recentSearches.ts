import type { Locale } from '@feszek/contract';
import { rememberedList } from '../memory/rememberedList.ts';
import type { RememberedList } from '../memory/rememberedList.ts';

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** What this browser has searched for; words belong to their language. */
export const recentSearches: Readonly<Record<Locale, RememberedList<string>>> = {
  hu: rememberedList('searches-hu', isWords),
  en: rememberedList('searches-en', isWords),
};
