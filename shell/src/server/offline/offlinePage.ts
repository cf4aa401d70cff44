import type { Locale } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import { logoHeader } from '../../markup/fatalBody.ts';
import { html, trusted } from '../../markup/html.ts';
import { integrityAttributes } from '../../markup/integrityAttributes.ts';
import { nest } from '../../markup/nest.ts';
import { COPIES_PLACE } from '../../markup/offlinePage.ts';
import type { ShellAssets } from '../build.ts';
import { barePage } from '../page/barePage.ts';
import { inlineScript } from '../page/inlineScript.ts';

/**
 * The page for an address without a copy while there is no network. The service worker stores it when it is installed, and
 * inserts the list of existing copies.
 */
export function offlinePage(locale: Locale, { styles, fonts, early, beforeContent, icon, offline, integrity }: ShellAssets): string {
  const texts = shellTexts(locale);
  const head = html`<link rel="icon" href="${icon}" type="image/svg+xml">${fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)}${inlineScript(early)}${inlineScript(beforeContent)}<script defer src="${offline.connection}"${integrityAttributes(integrity[offline.connection])}></script>`;
  const links = html`<p class="shell-message-links"><a class="shell-button" href="">${texts.retry}</a></p>`;
  const body = html`${logoHeader(texts, locale)}<main><p class="shell-offline-sign" aria-hidden="true">${nest()}</p><h1>${texts.offlineTitle}</h1><p>${texts.offlineText}</p>${links}${trusted(COPIES_PLACE)}</main>`;
  return barePage({ locale, title: `${texts.offlineTitle} – ${texts.shopName}`, styles, integrity, head, body });
}
