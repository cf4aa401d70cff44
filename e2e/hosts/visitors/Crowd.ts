import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@feszek/api-client';
import { LOCALES, productPath, routePath } from '@feszek/contract';
import type { Locale, Product, ProductList } from '@feszek/contract';
import { ADDRESSES } from '../machines/settings.ts';
import { buy } from './buy.ts';
import { Connection } from './Connection.ts';
import { openPage } from './openPage.ts';
import type { Tally } from './Tally.ts';

export interface CrowdSize {
  /** Visitors who open pages. */
  readonly readers: number;
  /** Visitors who buy, one after another. */
  readonly buyers: number;
}

/** Pages of one reader, who then leaves. */
const PAGES_OF_READER = 12;
const READ_MS = 250;
/** Between two purchases of a buyer. */
const PAUSE_MS = 2500;
/** Every second purchase is one of these products, so that their last pieces are contested. */
const SCARCE = 20;
const PRODUCTS = 96;

const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

/** Visitors who read and buy until they are asked to leave. */
export class Crowd {
  readonly #certificate: string;
  readonly #tally: Tally;
  readonly #products: readonly Product[];
  readonly #paths: readonly string[];
  readonly #leaving = new AbortController();
  readonly #soldOut = new Set<number>();
  #all: Promise<unknown> = Promise.resolve();

  private constructor(certificate: string, tally: Tally, products: readonly Product[]) {
    this.#certificate = certificate;
    this.#tally = tally;
    this.#products = products;
    const ofLocale = (locale: Locale) => [
      `/${locale}`, routePath('all-products', locale), `${routePath('all-products', locale)}?page=2`, routePath('cart', locale),
      ...(locale === 'hu' ? products.slice(0, PRODUCTS / 2).map(({ id, link }) => productPath(locale, { id, ...link })) : []),
    ];
    this.#paths = LOCALES.flatMap(ofLocale);
  }

  /** Reads what the shop sells, from its first API process. */
  static async gather(certificate: string, tally: Tally): Promise<Crowd> {
    const api = createApiClient({ baseUrl: `http://${ADDRESSES.apis[0]}:3010`, locale: 'hu', currency: 'HUF' });
    const { products } = await api.get<ProductList>('/api/products', { query: { in_stock: 'true', page_size: PRODUCTS } });
    return new Crowd(certificate, tally, products.filter(({ stock_state: state }) => state === 'in_stock').toSorted((one, other) => one.quantity - other.quantity));
  }

  /** Opens every page once, so that the caches of the shop are as they are on any day. */
  async warmUp(): Promise<void> {
    for (const path of this.#paths) await this.#visit((connection) => openPage(connection, path, this.#tally));
  }

  enter({ readers, buyers }: CrowdSize): void {
    const each = (count: number, act: () => Promise<void>) => Array.from({ length: count }, () => this.#repeat(act));
    this.#all = Promise.all([...each(readers, () => this.#read()), ...each(buyers, () => this.#buy())]);
  }

  async leave(): Promise<void> {
    this.#leaving.abort();
    await this.#all;
  }

  async #repeat(act: () => Promise<void>): Promise<void> {
    while (!this.#leaving.signal.aborted) await act();
  }

  async #visit(act: (connection: Connection) => Promise<unknown>): Promise<void> {
    const connection = new Connection(this.#certificate);
    try {
      await act(connection);
    } finally {
      connection.close();
    }
  }

  #read(): Promise<void> {
    return this.#visit(async (connection) => {
      for (let page = 0; page < PAGES_OF_READER && !this.#leaving.signal.aborted; page += 1) {
        await openPage(connection, pick(this.#paths) ?? '/hu', this.#tally);
        await sleep(READ_MS);
      }
    });
  }

  async #buy(): Promise<void> {
    const available = this.#products.filter(({ id }) => !this.#soldOut.has(id));
    const product = pick(Math.random() < 0.5 ? available.slice(0, SCARCE) : available);
    if (!product) throw new Error('Everything is sold');
    await this.#visit(async (connection) => {
      await openPage(connection, productPath('hu', { id: product.id, ...product.link }), this.#tally);
      const { end } = await buy(connection, product.id, this.#tally);
      if (end === 'out_of_stock') this.#soldOut.add(product.id);
    });
    await sleep(PAUSE_MS);
  }
}
