import { fillMessage } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { html } from '../markup/html.ts';
import type { Html } from '../markup/html.ts';
import { OFFLINE_TEXTS, copyTime } from './offlineTexts.ts';

export interface CopyOptions {
  readonly locale: Locale;
  /** When the page was received, in milliseconds since 1970. */
  readonly copiedAt: number;
  readonly connectionScript: string;
}

/** Every script, and the code of those inline, which load the fonts. What they load beside that is named by their attributes. */
const SCRIPT = /<script(?:( data-inline)[^>]*|\b[^>]*)>([\s\S]*?)<\/script>/g;

function banner({ locale, copiedAt }: CopyOptions): Html {
  const texts = OFFLINE_TEXTS[locale];
  const text = fillMessage(texts.copyText, { time: copyTime(locale, copiedAt) });
  // An empty address loads the page again.
  return html`<aside class="shell-copy" aria-label="${texts.copyTitle}"><p><strong>${texts.copyTitle}.</strong> ${text}</p><a class="shell-button shell-button-quiet" href="">${texts.retry}</a></aside>`;
}

/**
 * Makes a copy of a page for reading: without scripts and data, with a banner that states the time of the copy, with the
 * time at every amount and at every text that is true at one time only, and with forms and their controls switched off.
 *
 * @param page - the HTML as the shop's server writes it
 */
export function copyPage(page: string, options: CopyOptions): string {
  const time = copyTime(options.locale, options.copiedAt);
  const mark = html`data-copied="${time}"`.text;
  const connection = html`<script defer src="${options.connectionScript}"></script>`.text;
  return page
    .replace(SCRIPT, (_, inline: string | undefined, code: string) => (inline === undefined ? '' : `<script${inline}>${code}</script>`))
    .replace('<html ', '<html data-copy ')
    .replace('</head>', () => `${connection}</head>`)
    .replace(/<body[^>]*>(?:<a class="skip-link"[^>]*>[^<]*<\/a>)?/, (start) => start + banner(options).text)
    .replace(/<form(?=[\s>])/g, '<form inert')
    .replace(/<(button|select|input|textarea)(?=[\s>])/g, '<$1 disabled')
    // Clicks are not stored for a slice that is never loaded.
    .replace(/ data-replay(?:="[^"]*")?/g, '')
    .replace(/ data-(?:amount|current)="/g, (attribute) => ` ${mark}${attribute}`);
}

/** The title of a page for lists of copies: escaped HTML, without the shop's name. */
export function titleOf(page: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '';
  return title.replace(/ – Fészek$/, '');
}
