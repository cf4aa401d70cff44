import type { Locale } from '@feszek/contract';
import { html } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import { integrityAttributes } from '../../markup/integrityAttributes.ts';

export interface BarePage {
  readonly locale: Locale;
  readonly title: string;
  readonly styles: readonly string[];
  /** The hashes of the style sheets, by their addresses. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Further tags of the head. */
  readonly head?: Html;
  readonly body: Html;
}

/** A page without menus, footer and the shell's client: only a message, which is never indexed. */
export function barePage({ locale, title, styles, integrity, head, body }: BarePage): string {
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title>${styles.map((href) => html`<link rel="stylesheet" href="${href}"${integrityAttributes(integrity[href])}>`)}${head}</head><body class="shell-fatal">${body}</body></html>`.text;
}
