import { STORAGE_KEYS } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { rememberedList } from '../memory/rememberedList.ts';
import type { RememberedList } from '../memory/rememberedList.ts';

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Recent searches in this browser, by language. */
export const recentSearches: Readonly<Record<Locale, RememberedList<string>>> = {
  hu: rememberedList(STORAGE_KEYS.searchesHu, isText),
  en: rememberedList(STORAGE_KEYS.searchesEn, isText),
};
