import { scriptJson } from '@feszek/contract';
import type { Locale, PageHead, VatMode } from '@feszek/contract';
import { DARK_GROUND, LIGHT_GROUND } from '../install/themeColors.ts';
import { manifestPath } from '../install/installRoutes.ts';
import { html, trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import type { PageData } from '../../markup/PageData.ts';
import type { ShellAssets } from '../build.ts';
import { fileReference } from '../../markup/fileReference.ts';
import { headTags } from './headTags.ts';
import { inlineScript } from './inlineScript.ts';

export interface HeadInput {
  readonly head: PageHead;
  readonly locale: Locale;
  readonly vatMode: VatMode;
  readonly shopUrl: string;
  readonly assets: ShellAssets;
  /** Addresses of the scripts of the shell's client, in order. */
  readonly clientScripts: readonly string[];
  /** References of the scripts that are preloaded: see `fileReference`. */
  readonly scripts: readonly string[];
}

/** From the first byte to the style sheets. */
export function documentStart({ head, locale, vatMode, shopUrl, assets, clientScripts, scripts }: HeadInput): Html {
  const own = (address: string) => fileReference(address, assets.integrity[address]);
  return html`<!doctype html><html lang="${locale}" data-vat-mode="${vatMode}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="theme-color" media="(prefers-color-scheme: light)" content="${LIGHT_GROUND}"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="${DARK_GROUND}">${headTags({ head, locale, shopUrl })}<link rel="icon" href="${assets.icon}" type="image/svg+xml"><link rel="apple-touch-icon" href="${assets.icons.touch}"><link rel="manifest" href="${manifestPath(locale)}">${assets.fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)}${inlineScript(assets.early, html` data-fatal="${own(assets.fatal)}" data-scripts="${clientScripts.map(own).join(' ')}" data-preloads="${scripts.join(' ')}"`)}`;
}

/** From the style sheets to the opening of the body. */
export function documentHeadEnd(assets: Pick<ShellAssets, 'beforeContent'>): Html {
  return html`${inlineScript(assets.beforeContent)}</head>`;
}

/**
 * The end of the body: what the browser fills, and the data for the shell's client.
 *
 * @param cartPanel - the part in the panel beside the page: a reference of a slot
 */
export function documentEnd(data: PageData, cartPanel: string): Html {
  return html`<div data-slot="${cartPanel}"></div><div id="announcer" class="visually-hidden" aria-live="polite"></div><div id="notices"></div><script type="application/json" id="page-data">${trusted(scriptJson(data))}</script></body></html>`;
}
