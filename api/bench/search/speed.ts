import { connectPostgres } from '../../src/platform/database/connect.ts';
import type { Connection, Db } from '../../src/platform/database/connect.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { generateProducts, shopRange } from '@feszek/demo';
import { indexProducts } from '../../src/catalog/search/indexProducts.ts';
import { updateIndex } from '../../src/catalog/search/updateIndex.ts';
import { searchProducts } from '../../src/catalog/search/searchProducts.ts';
import { suggest } from '../../src/catalog/search/suggest.ts';
import { fillShop } from '../../test/fillShop.ts';
import pg from 'pg';
import { Catalogue } from '../../src/catalog/readModel/Catalogue.ts';
import { createChanges } from '../../src/platform/changes/changes.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { HUNGARIAN_QUERIES } from './hu.ts';

const ROUNDS = 3;
const VAT_PERCENT = 27;

export interface Speed {
  readonly products: number;
  /** Seconds that all products take to be indexed again. */
  readonly indexSeconds: number;
  readonly search: Milliseconds;
  readonly suggestions: Milliseconds;
}

export interface Milliseconds {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
}

async function openShop(serverUrl: string, count: number): Promise<Connection> {
  const name = `bench_search_${count}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const connection = connectPostgres(url.href);
  const products = generateProducts(count);
  await migrate(connection.bulkDb);
  await fillShop(connection.bulkDb, systemClock, shopRange(products));
  await updateIndex(connection.bulkDb);
  return connection;
}

/** Every query in turn; the first round is a warm-up. */
async function time(answer: (query: string) => Promise<unknown>): Promise<Milliseconds> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { text } of HUNGARIAN_QUERIES) {
      const started = performance.now();
      await answer(text);
      if (round > 0) times.push(performance.now() - started);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { mean: times.reduce((sum, each) => sum + each, 0) / times.length, p50: at(0.5), p95: at(0.95) };
}

async function measureOn(db: Db, products: number): Promise<Speed> {
  const started = performance.now();
  await indexProducts(db);
  const indexSeconds = (performance.now() - started) / 1000;
  const catalogue = new Catalogue(db, createChanges());
  const view = { locale: 'hu', currency: 'HUF', clock: systemClock, vatPercent: VAT_PERCENT } as const;
  return { products, indexSeconds, search: await time((query) => searchProducts(db, query, view)), suggestions: await time((query) => suggest({ db, catalogue }, query, view)) };
}

/** How fast a shop of this size is searched on a PostgreSQL server. */
export async function measureSpeed(serverUrl: string, products: number): Promise<Speed> {
  const { db, close } = await openShop(serverUrl, products);
  try {
    return await measureOn(db, products);
  } finally {
    await close();
  }
}
