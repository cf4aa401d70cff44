import type { Init, Locale } from '@feszek/contract';
import { fillMessage } from '@feszek/contract';
import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';
import type { ShellTexts } from '../../locales/index.ts';
import { wordmark } from './glyphs.ts';
import { menuList } from './menu.ts';

export interface FooterInput {
  readonly texts: ShellTexts;
  readonly locale: Locale;
  readonly menu: Init['menu'];
  readonly showrooms: Html;
  readonly year: number;
}

/** The page's footer: promises, showrooms (a fragment of the content slice), links. */
export function footer({ texts, locale, menu, showrooms, year }: FooterInput): Html {
  return html`<footer class="shell-footer"><ul class="shell-promises">${texts.promises.map((promise) => html`<li>${promise}</li>`)}</ul><div class="shell-footer-columns"><div class="shell-footer-brand"><p class="shell-wordmark">${wordmark()}</p><p>${texts.tagline}</p></div><nav aria-label="${texts.footerNavigation}">${menuList(menu.footer, locale, 'shell-footer-list')}</nav>${showrooms}</div><p class="shell-fine">${texts.pricesNote}</p><p class="shell-fine">${fillMessage(texts.rights, { year })}</p></footer>`;
}
