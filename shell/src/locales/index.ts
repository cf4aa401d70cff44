import type { Locale } from '@feszek/contract';
import { en } from './en.ts';
import { hu } from './hu.ts';
import type { ShellTexts } from './hu.ts';

export type { ShellTexts } from './hu.ts';

/** The shell's own translations in one language. */
export function shellTexts(locale: Locale): ShellTexts {
  return locale === 'hu' ? hu : en;
}
