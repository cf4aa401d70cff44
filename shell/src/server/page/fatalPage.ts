import type { Locale } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import { fatalBody } from '../../markup/fatalBody.ts';
import type { FatalMessage } from '../../markup/fatalBody.ts';
import { barePage } from './barePage.ts';

/**
 * The page for a failure of the shell itself.
 *
 * @param styles - the shell's style sheets, and that of the typefaces: the page has no script that loads them
 */
export function fatalPage(locale: Locale, styles: readonly string[], detail: string, message: FatalMessage = 'fatal'): string {
  const texts = shellTexts(locale);
  return barePage({ locale, title: texts[`${message}Title`], styles, body: fatalBody(texts, locale, detail, message) });
}
