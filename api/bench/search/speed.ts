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
import type { Locale } from '@feszek/contract';
import { ENGLISH_QUERIES } from './en.ts';
import { HUNGARIAN_QUERIES } from './hu.ts';
import { ENGLISH_VISITORS } from './visitorsEnglish.ts';
import { HUNGARIAN_VISITORS } from './visitorsHungarian.ts';

const ROUNDS = 3;
const VAT_PERCENT = 27;

interface TimedQuery {
  readonly text: string;
  readonly locale: Locale;
}

const textsOf = (texts: readonly string[], locale: Locale): TimedQuery[] => texts.map((text) => ({ text, locale }));

/** The queries that are timed: the judged ones, whose words the shop knows, and those of visitors, with words that it does not know. */
const MIXES = {
  judged: [...textsOf(HUNGARIAN_QUERIES.map(({ text }) => text), 'hu'), ...textsOf(ENGLISH_QUERIES.map(({ text }) => text), 'en')],
  visitors: [...textsOf(HUNGARIAN_VISITORS, 'hu'), ...textsOf(ENGLISH_VISITORS, 'en')],
} as const;
export type Mix = keyof typeof MIXES;

export interface Speed {
  readonly queries: Mix;
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
  readonly longest: number;
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

type Answer = (query: TimedQuery) => Promise<unknown>;

function summaryOf(times: readonly number[]): Milliseconds {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { mean: times.reduce((sum, each) => sum + each, 0) / times.length, p50: at(0.5), p95: at(0.95), longest: sorted.at(-1) ?? 0 };
}

/** Every query in turn, in one shop after the other; the first round is a warm-up. A query's time is the shortest of the other rounds. */
async function time(answers: readonly Answer[], queries: readonly TimedQuery[]): Promise<Milliseconds[]> {
  const times = answers.map(() => queries.map(() => Number.POSITIVE_INFINITY));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, query] of queries.entries()) {
      for (const [place, answer] of answers.entries()) {
        const started = performance.now();
        await answer(query);
        const taken = times[place];
        if (round > 0 && taken) taken[index] = Math.min(taken[index] ?? Number.POSITIVE_INFINITY, performance.now() - started);
      }
    }
  }
  return times.map(summaryOf);
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
    const viewOf = (locale: Locale) => ({ locale, currency: 'HUF', clock: systemClock, vatPercent: VAT_PERCENT }) as const;
    const searching = shops.map(({ db }): Answer => ({ text, locale }) => searchProducts(db, text, viewOf(locale)));
    const suggesting = shops.map(({ db }): Answer => {
      const catalogue = new Catalogue(db, createChanges());
      return ({ text, locale }) => suggest({ db, catalogue }, text, viewOf(locale));
    });
    const timed = [];
    for (const queries of Object.keys(MIXES) as Mix[]) timed.push({ queries, search: await time(searching, MIXES[queries]), suggestions: await time(suggesting, MIXES[queries]) });
    const speeds: Speed[] = [];
    for (const [place, { db, hasGroups }] of shops.entries()) {
      const indexSeconds = await timeIndexing(db);
      for (const { queries, search, suggestions } of timed) {
        const [found, suggested] = [search[place], suggestions[place]];
        if (found && suggested) speeds.push({ products, hasGroups, queries, indexSeconds, search: found, suggestions: suggested });
      }
    }
    return speeds;
  } finally {
    for (const { close } of shops) await close();
  }
}
