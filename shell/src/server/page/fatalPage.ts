import type { Locale } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import { fatalBody } from '../../markup/fatalBody.ts';
import type { FatalMessage } from '../../markup/fatalBody.ts';
import type { ShellAssets } from '../build.ts';
import { barePage } from './barePage.ts';

/** The page for a failure of the shell itself. Its typefaces have a style sheet, because it has no script that loads them. */
export function fatalPage(locale: Locale, { styles, embed, integrity }: Pick<ShellAssets, 'styles' | 'embed' | 'integrity'>, detail: string, message: FatalMessage = 'fatal'): string {
  const texts = shellTexts(locale);
  return barePage({ locale, title: texts[`${message}Title`], styles: [...styles, embed.fonts], integrity, body: fatalBody(texts, locale, detail, message) });
}
