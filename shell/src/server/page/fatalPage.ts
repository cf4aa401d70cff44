import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import { html } from '../http/html.ts';
import { wordmark } from './glyphs.ts';

const WARNING = html`<svg viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 4 2.5 20.5h19z"/><path d="M12 10.5v4.5M12 17.8v.1"/></svg>`;

/** The screen for a failure of the shell itself: logo, warning icon, error text (specification, chapter 2). */
export function fatalPage(locale: Locale, stylesheet: string | undefined, detail: string): string {
  const texts = shellTexts(locale);
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.fatalTitle}</title>${stylesheet ? html`<link rel="stylesheet" href="${stylesheet}">` : null}</head><body class="shell-fatal"><a class="shell-wordmark" href="${routePath('index', locale)}" aria-label="${texts.shopName} – ${texts.home}">${wordmark()}</a><main>${WARNING}<h1>${texts.fatalTitle}</h1><p>${texts.fatalText}</p><p class="shell-message-detail">${detail}</p></main></body></html>`.text;
}
