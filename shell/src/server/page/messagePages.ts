import { fillMessage, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';
import type { ShellTexts } from '../../locales/index.ts';

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}

/** The specified words of a page that does not exist: "Page Not Found: {path}". */
export function notFoundMessage(texts: ShellTexts, fullPath: string): string {
  return fillMessage(texts.pageNotFound, { path: decoded(fullPath) });
}

/** Inside of the main part where nothing has this address. */
export function notFoundMain(texts: ShellTexts, locale: Locale, fullPath: string): Html {
  return html`<section class="shell-message"><p class="shell-message-code">404</p><h1>${texts.notFoundTitle}</h1><p class="shell-message-detail">${notFoundMessage(texts, fullPath)}</p><p>${texts.notFoundText}</p><p class="shell-message-links"><a class="shell-button" href="${routePath('index', locale)}">${texts.toHome}</a><a class="shell-button shell-button-quiet" href="${routePath('all-products', locale)}">${texts.toProducts}</a></p></section>`;
}

/** Inside of the main part while the slice that owns the page is away. */
export function sliceDownMain(texts: ShellTexts, retryHref: string): Html {
  return html`<section class="shell-message" data-slice-down><p class="shell-message-code">503</p><h1>${texts.sliceDownTitle}</h1><p>${texts.sliceDownText}</p><p class="shell-message-links"><a class="shell-button" href="${retryHref}" data-retry>${texts.retry}</a></p></section>`;
}
