import type { Locale } from '@feszek/contract';
import { en } from './en.ts';
import { hu } from './hu.ts';
import type { ClientTexts } from './hu.ts';

export type { ClientTexts } from './hu.ts';

/** The translations that the client in the browser uses, too. */
export function clientTexts(locale: Locale): ClientTexts {
  return locale === 'hu' ? hu : en;
}
