import type { Locale } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import { fatalBody } from '../../markup/fatalBody.ts';
import type { FatalMessage } from '../../markup/fatalBody.ts';
import { barePage } from './barePage.ts';

/** The page for a failure of the shell itself. */
export function fatalPage(locale: Locale, stylesheet: string | undefined, detail: string, message: FatalMessage = 'fatal'): string {
  const texts = shellTexts(locale);
  return barePage({ locale, title: texts[`${message}Title`], styles: stylesheet ? [stylesheet] : [], body: fatalBody(texts, locale, detail, message) });
}
