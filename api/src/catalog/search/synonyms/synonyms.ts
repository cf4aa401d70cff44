import type { Locale } from '@feszek/contract';
import { ENGLISH_SYNONYMS } from './en.ts';
import { HUNGARIAN_SYNONYMS } from './hu.ts';
import type { SynonymGroup } from './group.ts';

/** The synonyms of the code. A shop stores them as rows, which its operator may change. */
export const SYNONYMS: Record<Locale, readonly SynonymGroup[]> = { hu: HUNGARIAN_SYNONYMS, en: ENGLISH_SYNONYMS };
