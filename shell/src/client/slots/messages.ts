import { fillMessage, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { ShellTexts } from '../../locales/index.ts';
import type { ShopLocation } from '../router/location.ts';

/** How often a page whose slice is away tries again by itself, in milliseconds. */
export const HEAL_EVERY_MS = 4000;

export interface Messages {
  notFound(location: ShopLocation): HTMLElement;
  sliceDown(href: string): HTMLElement;
  screenFailed(href: string): HTMLElement;
}

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(tag);
  if (className) created.className = className;
  created.append(...children);
  return created;
}

function link(href: string, text: string, className: string): HTMLElement {
  const created = element('a', className, text);
  created.setAttribute('href', href);
  return created;
}

/** What the main part says when no slice can: the same words and shapes as the server's message pages. */
export function createMessages(texts: ShellTexts, locale: Locale): Messages {
  return {
    notFound({ pathname, match }) {
      const words = match ? fillMessage(texts.pageNotFound, { path: decodeURI(pathname) }) : texts.navigationNotFound;
      return element(
        'section', 'shell-message',
        element('p', 'shell-message-code', '404'),
        element('h1', '', texts.notFoundTitle),
        element('p', 'shell-message-detail', words),
        element('p', '', texts.notFoundText),
        element('p', 'shell-message-links', link(routePath('index', locale), texts.toHome, 'shell-button'), link(routePath('all-products', locale), texts.toProducts, 'shell-button shell-button-quiet')),
      );
    },
    screenFailed(href) {
      return element(
        'section', 'shell-message',
        element('h1', '', texts.fatalTitle),
        element('p', '', texts.fatalText),
        element('p', 'shell-message-links', link(href, texts.retry, 'shell-button'), link(routePath('index', locale), texts.toHome, 'shell-button shell-button-quiet')),
      );
    },
    sliceDown(href) {
      const retry = link(href, texts.retry, 'shell-button');
      retry.dataset['retry'] = '';
      const section = element(
        'section', 'shell-message',
        element('h1', '', texts.sliceDownTitle),
        element('p', '', navigator.onLine ? texts.sliceDownText : texts.offline),
        element('p', 'shell-message-links', retry),
      );
      section.dataset['sliceDown'] = '';
      return section;
    },
  };
}
