import { createContext, use } from 'react';
import type { Locale } from '@feszek/contract';
import { EN } from './locales/en.ts';
import { HU } from './locales/hu.ts';
import type { SampleTexts } from './locales/hu.ts';

/** The texts of the samples by language: the components themselves have none. */
export const SAMPLE_TEXTS: Readonly<Record<Locale, SampleTexts>> = { hu: HU, en: EN };

export const TextsContext = createContext<SampleTexts>(HU);

/** The texts of the language in which the gallery is shown. */
export function useTexts(): SampleTexts {
  return use(TextsContext);
}
