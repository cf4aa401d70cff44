import type { Locale } from '@feszek/contract';
import type { Messages } from '@feszek/i18n';
import type { SliceDefinition } from '../slice/defineSlice.ts';

/**
 * Loads the texts of a fragment. A build for the browser replaces this module by one that loads only the groups of texts
 * that the fragment uses (`fragmentTextsLoader.ts`).
 */
export function textsOf(slice: SliceDefinition, _: string, locale: Locale): Promise<{ readonly messages: Messages }> {
  return slice.messages[locale]();
}
