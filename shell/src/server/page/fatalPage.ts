import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import { html } from '../../markup/html.ts';
import { warningSign, wordmark } from '../../markup/nest.ts';

/** The reason for the page: the shell failed, or the visitor has requested too many pages. */
export type FatalMessage = 'fatal' | 'tooMany';

/** The screen for a failure of the shell itself: logo, warning icon, error text (specification, chapter 2). */
export function fatalPage(locale: Locale, stylesheet: string | undefined, detail: string, message: FatalMessage = 'fatal'): string {
  const texts = shellTexts(locale);
  const title = texts[`${message}Title`];
  const index = routePath('index', locale);
  // An empty address reloads the requested page.
  const links = html`<p class="shell-message-links"><a class="shell-button" href="">${texts.retry}</a><a class="shell-button shell-button-quiet" href="${index}">${texts.toHome}</a></p>`;
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title>${stylesheet ? html`<link rel="stylesheet" href="${stylesheet}">` : null}</head><body class="shell-fatal"><header><a class="shell-wordmark" href="${index}" aria-label="${texts.shopName} – ${texts.home}">${wordmark()}</a></header><main>${warningSign()}<h1>${title}</h1><p>${texts[`${message}Text`]}</p><p class="shell-message-detail">${detail}</p>${links}</main></body></html>`.text;
}
