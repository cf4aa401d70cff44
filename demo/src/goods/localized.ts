import type { Localized } from './types.ts';

/** A text in both languages, the original first. */
export function localized(hu: string, en: string): Localized {
  return { hu, en };
}
