import { createContext, use } from 'react';
import type { Locale } from '@feszek/contract';
import { EN } from './locales/en.ts';
import { HU } from './locales/hu.ts';
import type { SampleWords } from './locales/hu.ts';

/** The words of the samples by language: the components themselves have none. */
export const SAMPLE_WORDS: Readonly<Record<Locale, SampleWords>> = { hu: HU, en: EN };

export const WordsContext = createContext<SampleWords>(HU);

/** The words of the language in which the gallery is shown. */
export function useWords(): SampleWords {
  return use(WordsContext);
}
