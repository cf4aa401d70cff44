import { DEFAULT_LOCALE, isLocale } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import { fatalBody } from '../../markup/fatalBody.ts';
import { createWriter } from '../trustedTypes.ts';

const write = createWriter('feszek-fatal');

/** The script of the fatal screen: it replaces a page whose client could not start (specification, chapters 2 and 4). */
function showFatalScreen(): void {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const texts = shellTexts(locale);
  document.title = texts.fatalTitle;
  document.body.className = 'shell-fatal';
  write(document.body, fatalBody(texts, locale, window.feszekFailure ?? ''));
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showFatalScreen);
else showFatalScreen();
