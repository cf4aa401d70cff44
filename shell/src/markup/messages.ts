import { fillMessage, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { ClientTexts } from '../locales/client/index.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { nest, warningSign } from './nest.ts';

/** A link of a message. */
export interface MessageLink {
  readonly href: string;
  readonly title: string;
}

function decoded(fullPath: string): string {
  try {
    return decodeURIComponent(fullPath);
  } catch (error) {
    if (error instanceof URIError) return fullPath;
    throw error;
  }
}

/**
 * The specified text for a page that does not exist (chapter 8): "Page Not Found: {full path}", or "Page not found" for an
 * address that no route has. It is English in both languages.
 *
 * @param fullPath - path and query
 */
export function notFoundMessage(texts: ClientTexts, fullPath: string, hasRoute: boolean): string {
  return hasRoute ? fillMessage(texts.pageNotFound, { path: decoded(fullPath) }) : texts.navigationNotFound;
}

function home(texts: ClientTexts, locale: Locale, isMain: boolean): Html {
  return html`<a class="shell-button${isMain ? '' : ' shell-button-quiet'}" href="${routePath('index', locale)}">${texts.toHome}</a>`;
}

function retry(texts: ClientTexts, href: string): Html {
  return html`<a class="shell-button" href="${href}" data-retry>${texts.retry}</a>`;
}

/** Loads the page as a document. */
function reload(texts: ClientTexts, href: string): Html {
  return html`<a class="shell-button" href="${href}" data-document>${texts.retry}</a>`;
}

/** Links to the home page and to all products. */
function mainLinks(texts: ClientTexts, locale: Locale): Html {
  return html`<p class="shell-message-links">${home(texts, locale, true)}<a class="shell-button shell-button-quiet" href="${routePath('all-products', locale)}">${texts.toProducts}</a></p>`;
}

/** Links to the top categories. */
function categoriesAround(texts: ClientTexts, links: readonly MessageLink[]): Html | null {
  if (links.length === 0) return null;
  return html`<nav class="shell-message-categories" aria-label="${texts.categories}"><p>${texts.notFoundCategories}</p><ul>${links.map(({ href, title }) => html`<li><a href="${href}">${title}</a></li>`)}</ul></nav>`;
}

/**
 * The main part for an unknown address.
 *
 * @param message - the specified text with the requested address
 * @param links - the top categories, if they are known
 */
export function notFoundMain(texts: ClientTexts, locale: Locale, message: string, links: readonly MessageLink[]): Html {
  return html`<section class="shell-message"><p class="shell-message-sign" aria-hidden="true">4${nest()}4</p><div class="shell-message-text"><h1>${texts.notFoundTitle}</h1><p>${texts.notFoundText}</p>${mainLinks(texts, locale)}<p class="shell-message-detail" lang="en">${message}</p></div>${categoriesAround(texts, links)}</section>`;
}

/**
 * The main part for an address whose page was removed for good.
 *
 * @param links - the top categories, if they are known
 */
export function removedMain(texts: ClientTexts, locale: Locale, links: readonly MessageLink[]): Html {
  return html`<section class="shell-message"><p class="shell-message-sign" aria-hidden="true">${nest()}</p><div class="shell-message-text"><h1>${texts.goneTitle}</h1><p>${texts.goneText}</p>${mainLinks(texts, locale)}</div>${categoriesAround(texts, links)}</section>`;
}

/** The main part while the slice that owns the page is unavailable; the page retries by itself. */
export function sliceDownMain(texts: ClientTexts, locale: Locale, href: string): Html {
  return html`<section class="shell-message" data-slice-down><p class="shell-message-sign" aria-hidden="true">${nest()}</p><div class="shell-message-text"><h1>${texts.sliceDownTitle}</h1><p>${texts.sliceDownText}</p><p class="shell-message-links">${retry(texts, href)}${href === routePath('index', locale) ? null : home(texts, locale, false)}</p></div></section>`;
}

/**
 * Below the server's HTML of a screen whose code could not be loaded: it can be read, and does not respond. The page retries
 * by itself. The link loads a document: in the same document, the browser uses the answer to a failed preload again.
 */
export function unhydratedMessage(texts: ClientTexts, href: string): Html {
  return html`<div class="shell-unhydrated" role="alert" data-slice-down><p>${texts.unhydratedText}</p>${reload(texts, href)}</div>`;
}

/** The main part while the visitor is offline; the page retries once the connection is back. */
export function offlineMain(texts: ClientTexts, href: string): Html {
  return html`<section class="shell-message" data-slice-down><p class="shell-message-sign" aria-hidden="true">${nest()}</p><div class="shell-message-text"><h1>${texts.offlineTitle}</h1><p>${texts.offlineText}</p><p class="shell-message-links">${retry(texts, href)}</p></div></section>`;
}

/** The main part after a screen failed while it was shown. Its code is in the page, so a new attempt loads a document, with the release that is live then. */
export function screenFailedMain(texts: ClientTexts, locale: Locale, href: string): Html {
  return html`<section class="shell-message"><p class="shell-message-sign shell-message-sign-bad" aria-hidden="true">${warningSign()}</p><div class="shell-message-text"><h1>${texts.fatalTitle}</h1><p>${texts.fatalText}</p><p class="shell-message-links">${reload(texts, href)}${home(texts, locale, false)}</p></div></section>`;
}
