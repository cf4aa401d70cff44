import type { Locale } from '@feszek/contract';
import type { ShellTexts } from '../../locales/index.ts';
import type { Html } from '../../markup/html.ts';
import { notFoundMain, notFoundMessage, offlineMain, screenFailedMain, sliceDownMain } from '../../markup/messages.ts';
import type { Way } from '../../markup/messages.ts';
import type { ShopLocation } from '../router/location.ts';

/** How often a page whose slice is away tries again by itself, in milliseconds. */
export const HEAL_EVERY_MS = 4000;

export interface Messages {
  notFound(location: ShopLocation): HTMLElement;
  sliceDown(href: string): HTMLElement;
  screenFailed(href: string): HTMLElement;
}

function elementOf({ text }: Html): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = text;
  const { firstElementChild: element } = template.content;
  if (!(element instanceof HTMLElement)) throw new TypeError('A message is one element');
  return document.adoptNode(element);
}

/** The categories at the top, as the page's own menu names them. */
function waysOfMenu(): Way[] {
  return [...document.querySelectorAll('.shell-tops > ul > li > a')].map((link) => ({ href: link.getAttribute('href') ?? '', title: link.textContent }));
}

/** What the main part says when no slice can: the server's own messages. */
export function createMessages(texts: ShellTexts, locale: Locale): Messages {
  return {
    notFound: ({ pathname, match }) => elementOf(notFoundMain(texts, locale, match ? notFoundMessage(texts, pathname) : texts.navigationNotFound, waysOfMenu())),
    screenFailed: (href) => elementOf(screenFailedMain(texts, locale, href)),
    sliceDown: (href) => elementOf(navigator.onLine ? sliceDownMain(texts, locale, href) : offlineMain(texts, href)),
  };
}
