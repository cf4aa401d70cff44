import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { ShellTexts } from '../locales/index.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { warningSign, wordmark } from './nest.ts';

/** The reason for the screen: the shell failed, the visitor has requested too many pages, or an address that is too long. */
export type FatalMessage = 'fatal' | 'tooMany' | 'tooLong';

/** The logo, which leads to the home page. */
export function logoHeader(texts: ShellTexts, locale: Locale): Html {
  return html`<header><a class="shell-wordmark" href="${routePath('index', locale)}" aria-label="${texts.shopName} – ${texts.home}">${wordmark()}</a></header>`;
}

/**
 * The content of the fatal screen: logo, warning icon, error text (specification, chapter 2).
 *
 * @param detail - the text of the error, or what identifies it in the log
 */
export function fatalBody(texts: ShellTexts, locale: Locale, detail: string, message: FatalMessage = 'fatal'): Html {
  const title = texts[`${message}Title`];
  const home = html`<a class="shell-button shell-button-quiet" href="${routePath('index', locale)}">${texts.toHome}</a>`;
  // An empty address reloads the requested page.
  const links = html`<p class="shell-message-links">${message === 'tooLong' ? null : html`<a class="shell-button" href="">${texts.retry}</a>`}${home}</p>`;
  return html`${logoHeader(texts, locale)}<main>${warningSign()}<h1>${title}</h1><p>${texts[`${message}Text`]}</p><p class="shell-message-detail">${detail}</p>${links}</main>`;
}
