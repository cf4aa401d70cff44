import { CART_CACHE, PAGE_CACHE } from './cacheNames.ts';
import { copyPage, titleOf } from './copyPage.ts';
import { deleteUnusedFiles, storeFiles } from './CopyFiles.ts';
import type { CopyTarget } from './copyTarget.ts';
import { pageFiles } from './pageFiles.ts';
import { createStoredCopy, readRecord, withRecord } from './storedCopy.ts';
import type { CopyRecord } from './storedCopy.ts';

/** The most copies of pages: those that the visitor saw last. */
export const MAX_PAGES = 30;
/** A page that is seen again is copied again after this time, in milliseconds. */
const FRESH_MS = 600_000;
/** How long copies are kept, in milliseconds. */
const KEPT_MS: Readonly<Record<CopyTarget['kind'], number>> = { page: 7 * 86_400_000, cart: 86_400_000 };

const CACHES: Readonly<Record<CopyTarget['kind'], string>> = { page: PAGE_CACHE, cart: CART_CACHE };

export interface CopiesParts {
  readonly connectionScript: string;
  /** Identifies the visitor's session: empty where the worker cannot read cookies, `undefined` without a session. */
  readonly sessionMark: () => Promise<string | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A copy for the list on the offline page. */
export interface ListedCopy {
  readonly key: string;
  readonly record: CopyRecord;
}

async function readAll(kind: CopyTarget['kind']): Promise<ListedCopy[]> {
  const cache = await caches.open(CACHES[kind]);
  const copies = await Promise.all((await cache.keys()).map(async (request) => {
    const stored = await cache.match(request);
    const { pathname, search } = new URL(request.url);
    return stored ? [{ key: pathname + search, record: readRecord(stored) }] : [];
  }));
  return copies.flat().sort((one, other) => other.record.viewedAt - one.record.viewedAt);
}

/** The copies of the pages that the visitor saw last, and of their cart page. */
export class Copies {
  readonly #parts: CopiesParts;
  #last: Promise<void> = Promise.resolve();
  /** Grows when the copy of the cart is deleted, so that a copy in progress is not stored after it. */
  #cartVersion = 0;

  constructor(parts: CopiesParts) {
    this.#parts = parts;
  }

  /**
   * Copies a page that the visitor sees. Copies are made one after another.
   *
   * @param pictures - the paths of the pictures that the visitor sees
   */
  async add(target: CopyTarget, pictures: readonly string[]): Promise<void> {
    // A copy that cannot be made is missing until the page is seen again.
    this.#last = this.#last.then(() => this.#add(target, pictures)).catch(() => undefined);
    return this.#last;
  }

  /** Deletes the copy of the cart page. */
  async deleteCart(): Promise<void> {
    this.#cartVersion += 1;
    await caches.delete(CART_CACHE);
  }

  /** The copy of a page; the cart's only for the session that it was made in. */
  async find(target: CopyTarget): Promise<Response | undefined> {
    const stored = await (await caches.open(CACHES[target.kind])).match(target.key);
    if (!stored || !(await this.#isUsable(target.kind, readRecord(stored)))) return undefined;
    return stored;
  }

  /** The usable copies, the last seen first. */
  async list(kind: CopyTarget['kind']): Promise<ListedCopy[]> {
    const copies = await readAll(kind);
    const usable = await Promise.all(copies.map(({ record }) => this.#isUsable(kind, record)));
    return copies.filter((_, index) => usable[index]);
  }

  async #isUsable(kind: CopyTarget['kind'], { copiedAt, session }: CopyRecord): Promise<boolean> {
    if (this.#parts.now() - copiedAt > KEPT_MS[kind]) return false;
    return kind === 'page' || session === (await this.#parts.sessionMark());
  }

  async #add(target: CopyTarget, pictures: readonly string[]): Promise<void> {
    const { kind, key } = target;
    const cartVersion = this.#cartVersion;
    const known = kind === 'page' ? await (await caches.open(PAGE_CACHE)).match(key) : undefined;
    const copy = known && this.#parts.now() - readRecord(known).copiedAt < FRESH_MS ? await this.#seenAgain(known, pictures) : await this.#download(target, pictures);
    if (!copy || (kind === 'cart' && cartVersion !== this.#cartVersion)) return;
    // The cart in another language would be older.
    if (kind === 'cart') await caches.delete(CART_CACHE);
    await (await caches.open(CACHES[kind])).put(key, copy);
    if (kind === 'cart' && cartVersion !== this.#cartVersion) await caches.delete(CART_CACHE);
    await this.#trim();
  }

  async #seenAgain(known: Response, pictures: readonly string[]): Promise<Response> {
    const record = readRecord(known);
    await storeFiles([], pictures);
    return withRecord(known, { ...record, viewedAt: this.#parts.now(), files: [...new Set([...record.files, ...pictures])] });
  }

  async #download({ kind, key, locale }: CopyTarget, pictures: readonly string[]): Promise<Response | undefined> {
    const { connectionScript, sessionMark, now } = this.#parts;
    const session = kind === 'cart' ? await sessionMark() : '';
    if (session === undefined) return undefined;
    const answer = await fetch(key, { headers: { accept: 'text/html' }, redirect: 'manual' });
    // A page that is not to be stored is that of a preview.
    if (answer.status !== 200 || answer.headers.get('cache-control')?.includes('no-store')) return undefined;
    const page = await answer.text();
    const needed = [...pageFiles(page), connectionScript];
    await storeFiles(needed, pictures);
    const copiedAt = now();
    const html = copyPage(page, { locale, copiedAt, connectionScript });
    return createStoredCopy(html, answer, { copiedAt, viewedAt: copiedAt, title: titleOf(page), files: [...needed, ...pictures], session });
  }

  /** Deletes the copies that were not seen for longest, and the files that no copy shows any more. */
  async #trim(): Promise<void> {
    const [pages, carts] = await Promise.all([readAll('page'), readAll('cart')]);
    const oldest = this.#parts.now() - KEPT_MS.page;
    const kept = pages.filter(({ record }) => record.copiedAt > oldest).slice(0, MAX_PAGES);
    const cache = await caches.open(PAGE_CACHE);
    await Promise.all(pages.filter((page) => !kept.includes(page)).map(({ key }) => cache.delete(key)));
    await deleteUnusedFiles(new Set([...kept, ...carts].flatMap(({ record }) => record.files)));
  }
}
