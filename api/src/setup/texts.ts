import type { Texts } from '../platform/database/columns.ts';

/** A text in both languages, the original first. */
export function texts(hu: string, en: string): Texts {
  return { hu, en };
}
