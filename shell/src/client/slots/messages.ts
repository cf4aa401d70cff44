import type { Locale } from '@feszek/contract';
import type { ClientTexts } from '../../locales/client/index.ts';
import type { Html } from '../../markup/html.ts';
import { notFoundMain, notFoundMessage, offlineMain, removedMain, screenFailedMain, sliceDownMain, unhydratedMessage } from '../../markup/messages.ts';
import type { MessageLink } from '../../markup/messages.ts';
import { createWriter } from '../trustedTypes.ts';
import type { ShopLocation } from '../router/location.ts';

/** How often a page whose slice is unavailable is loaded again, in milliseconds. */
export const HEAL_EVERY_MS = 4000;

export interface Messages {
  notFound(location: ShopLocation): HTMLElement;
  /** For a page that a rule removed for good. */
  gone(href: string): HTMLElement;
  sliceDown(href: string): HTMLElement;
  screenFailed(href: string): HTMLElement;
  /** For a screen that could not be hydrated: shown below it. */
  unhydrated(href: string): HTMLElement;
}

const write = createWriter('feszek-message');

function elementOf(html: Html): HTMLElement {
  const template = document.createElement('template');
  write(template, html);
  const { firstElementChild: element } = template.content;
  if (!(element instanceof HTMLElement)) throw new TypeError('A message is one element');
  return document.adoptNode(element);
}

/** Links to the top categories, read from the page's own menu. */
function categoryLinks(): MessageLink[] {
  return [...document.querySelectorAll('.shell-tops > ul > li > a')].map((link) => ({ href: link.getAttribute('href') ?? '', title: link.textContent }));
}

/** Messages of the main part when no slice can show it: the same as the server's. */
export function createMessages(texts: ClientTexts, locale: Locale): Messages {
  return {
    notFound: ({ pathname, search, match }) => elementOf(notFoundMain(texts, locale, notFoundMessage(texts, pathname + search, match !== undefined), categoryLinks())),
    gone: () => elementOf(removedMain(texts, locale, categoryLinks())),
    screenFailed: (href) => elementOf(screenFailedMain(texts, locale, href)),
    unhydrated: (href) => elementOf(unhydratedMessage(texts, href)),
    sliceDown: (href) => elementOf(navigator.onLine ? sliceDownMain(texts, locale, href) : offlineMain(texts, href)),
  };
}
