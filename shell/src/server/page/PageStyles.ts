import { SharedCache } from '@feszek/cache';
import { setTimeout as delay } from 'node:timers/promises';
import type { BuildSource } from '../build.ts';
import type { ShellConfig } from '../config.ts';
import { html, trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import { integrityAttributes } from '../../markup/integrityAttributes.ts';
import { sourceHash } from '../http/sourceHash.ts';
import type { SliceFiles } from '../slices/SliceFiles.ts';

/** The most bytes of style sheets in the cache. */
const CACHE_BYTES = 8 * 1024 * 1024;
const FOREVER = { kind: 'public', maxAge: 31_536_000, staleWhileRevalidate: 0, tags: [] } as const;
/** How long a sheet that could not be read is linked before it is read again. */
const AFTER_FAILURE = { ...FOREVER, maxAge: 5 };

export interface StyleSheet {
  readonly href: string;
  /** The hash that browsers compare if the sheet is linked; `undefined` for one that is not checked. */
  readonly integrity: string | undefined;
}

/** A style sheet of a page: its text is part of the page, or it is linked. */
export interface PageStyle {
  /** The encoded HTML element. */
  readonly element: Buffer;
  /** The source expression of its text in a content policy; `undefined` for a sheet that is linked. */
  readonly hash: string | undefined;
}

/** mini-css-extract recognises a style sheet that is there already by its file name. */
const fileName = (href: string) => href.slice(href.lastIndexOf('/') + 1);

const encoded = ({ text }: Html) => Buffer.from(text, 'utf8');

function linkedStyle({ href, integrity }: StyleSheet): PageStyle {
  return { element: encoded(html`<link rel="stylesheet" href="${href}" data-href="${fileName(href)}"${integrityAttributes(integrity)}>`), hash: undefined };
}

function inlineStyle(href: string, code: string): PageStyle {
  return { element: encoded(html`<style data-href="${fileName(href)}">${trusted(code)}</style>`), hash: sourceHash(code) };
}

/** Addresses that are relative to the file of a style sheet. */
const RELATIVE_ADDRESS = /url\((["']?)(?!["'/#]|[a-z]+:)([^"')]+)\1\)/g;

/** The text of a style sheet for a page; `undefined` if it would end its element. */
function inlineText(css: string, href: string): string | undefined {
  if (/<\/style/i.test(css)) return undefined;
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  return css.trim().replace(RELATIVE_ADDRESS, (_, quote: string, address: string) => `url(${quote}${folder}${address}${quote})`);
}

export interface PageStylesOptions {
  readonly build: BuildSource;
  readonly files: SliceFiles;
  readonly config: Pick<ShellConfig, 'styleDeadlineMs'>;
}

/** Reads the style sheets of pages. One that cannot be read in time is linked. */
export class PageStyles {
  readonly #build: BuildSource;
  readonly #files: SliceFiles;
  readonly #config: PageStylesOptions['config'];
  readonly #cache = new SharedCache<PageStyle>(CACHE_BYTES);

  constructor({ build, files, config }: PageStylesOptions) {
    this.#build = build;
    this.#files = files;
    this.#config = config;
  }

  /** The given sheets, in the same order. Never rejected. */
  read(sheets: readonly StyleSheet[]): Promise<PageStyle[]> {
    return Promise.all(sheets.map((sheet) => this.#cache.get(sheet.href)?.value ?? Promise.race([this.#produce(sheet), delay(this.#config.styleDeadlineMs, linkedStyle(sheet), { ref: false })])));
  }

  #produce(sheet: StyleSheet): Promise<PageStyle> {
    const { href } = sheet;
    return this.#cache.produce(href, undefined, async ({ keep }) => {
      const css = await this.#textOf(href);
      const code = css === undefined ? undefined : inlineText(css, href);
      const style = code === undefined ? linkedStyle(sheet) : inlineStyle(href, code);
      keep(style, style.element.length, code === undefined ? AFTER_FAILURE : FOREVER);
      return style;
    });
  }

  async #textOf(href: string): Promise<string | undefined> {
    const { assets, files } = this.#build.current();
    const own = `/assets/${assets.version}/`;
    if (href.startsWith(own)) return files.get(href.slice(own.length))?.plain.toString('utf8');
    const file = await this.#files.read(href, 'identity');
    return file === undefined || file === 'gone' ? undefined : file.body.toString('utf8');
  }
}
