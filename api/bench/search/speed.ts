import { connectPostgres } from '../../src/platform/database/connect.ts';
import type { Connection, Db } from '../../src/platform/database/connect.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { indexProducts } from '../../src/catalog/search/indexProducts.ts';
import { updateIndex } from '../../src/catalog/search/updateIndex.ts';
import { searchProducts } from '../../src/catalog/search/searchProducts.ts';
import { suggest } from '../../src/catalog/search/suggest.ts';
import { fillShop } from '../../test/fillShop.ts';
import { manyVariants } from '../../test/manyGoods.ts';
import pg from 'pg';
import { Catalogue } from '../../src/catalog/readModel/Catalogue.ts';
import { createChanges } from '../../src/platform/changes/changes.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { HUNGARIAN_QUERIES } from './hu.ts';

const ROUNDS = 3;
const VAT_PERCENT = 27;

export interface Speed {
  readonly products: number;
  /** Whether its variants are in groups; otherwise they are products of their own. */
  readonly hasGroups: boolean;
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

async function openShop(serverUrl: string, count: number, hasGroups: boolean): Promise<Connection> {
  const name = `bench_search_${count}_${hasGroups ? 'groups' : 'singles'}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const connection = connectPostgres(url.href);
  await migrate(connection.bulkDb);
  await fillShop(connection.bulkDb, systemClock, manyVariants(count, hasGroups));
  await updateIndex(connection.bulkDb);
  return connection;
}

type Answer = (query: string) => Promise<unknown>;

/** Every query in turn, in one shop after the other; the first round is a warm-up. */
async function time(answers: readonly Answer[]): Promise<Milliseconds[]> {
  const times: number[][] = answers.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { text } of HUNGARIAN_QUERIES) {
      for (const [place, answer] of answers.entries()) {
        const started = performance.now();
        await answer(text);
        if (round > 0) times[place]?.push(performance.now() - started);
      }
    }
  }
  return times.map((taken) => {
    const sorted = taken.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { mean: taken.reduce((sum, each) => sum + each, 0) / taken.length, p50: at(0.5), p95: at(0.95) };
  });
}

async function timeIndexing(db: Db): Promise<number> {
  const started = performance.now();
  await indexProducts(db);
  return (performance.now() - started) / 1000;
}

/** How fast shops with the same products, with and without groups, are searched on a PostgreSQL server, in turns. */
export async function measureSpeed(serverUrl: string, products: number): Promise<Speed[]> {
  const shops: (Connection & { readonly hasGroups: boolean })[] = [];
  try {
    for (const hasGroups of [true, false]) shops.push({ ...(await openShop(serverUrl, products, hasGroups)), hasGroups });
    const view = { locale: 'hu', currency: 'HUF', clock: systemClock, vatPercent: VAT_PERCENT } as const;
    const searches = await time(shops.map(({ db }) => (query) => searchProducts(db, query, view)));
    const suggestions = await time(shops.map(({ db }): Answer => {
      const catalogue = new Catalogue(db, createChanges());
      return (query) => suggest({ db, catalogue }, query, view);
    }));
    const speeds: Speed[] = [];
    for (const [place, { db, hasGroups }] of shops.entries()) {
      const [search, suggestion] = [searches[place], suggestions[place]];
      if (search && suggestion) speeds.push({ products, hasGroups, indexSeconds: await timeIndexing(db), search, suggestions: suggestion });
    }
    return speeds;
  } finally {
    for (const { close } of shops) await close();
  }
}
