import { percentileOf } from '@feszek/figures';
import { connectPostgres } from '../../src/platform/database/connect.ts';
import type { Connection } from '../../src/platform/database/connect.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
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

/** The speed of a shop with variants in groups. */
export interface Speed {
  readonly queries: Mix;
  readonly products: number;
  /** Seconds in which all products were indexed. */
  readonly indexSeconds: number;
  /** The times of each round. */
  readonly search: readonly Milliseconds[];
  readonly suggestions: readonly Milliseconds[];
}

export interface Milliseconds {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}

interface Shop extends Connection {
  readonly indexSeconds: number;
}

async function openShop(serverUrl: string, count: number): Promise<Shop> {
  const name = `bench_search_${count}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const connection = connectPostgres(url.href);
  await migrate(connection.bulkDb);
  await fillShop(connection.bulkDb, systemClock, manyVariants(count, true));
  const started = performance.now();
  await updateIndex(connection.bulkDb);
  return { ...connection, indexSeconds: (performance.now() - started) / 1000 };
}

type Answer = (query: TimedQuery) => Promise<unknown>;

function summaryOf(times: readonly number[]): Milliseconds {
  return { mean: times.reduce((sum, each) => sum + each, 0) / times.length, p50: percentileOf(times, 0.5), p95: percentileOf(times, 0.95), longest: Math.max(...times) };
}

/** Every query in turn, in each round. A round before the first is a warm-up. */
async function time(answer: Answer, queries: readonly TimedQuery[]): Promise<Milliseconds[]> {
  const rounds: Milliseconds[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times: number[] = [];
    for (const query of queries) {
      const started = performance.now();
      await answer(query);
      times.push(performance.now() - started);
    }
    if (round > 0) rounds.push(summaryOf(times));
  }
  return rounds;
}

/** How fast a shop is searched on a PostgreSQL server, for each mix of queries. */
export async function measureSpeed(serverUrl: string, products: number): Promise<Speed[]> {
  const { db, close, indexSeconds } = await openShop(serverUrl, products);
  try {
    const viewOf = (locale: Locale) => ({ locale, currency: 'HUF', clock: systemClock, vatPercent: VAT_PERCENT }) as const;
    const catalogue = new Catalogue(db, createChanges());
    const searching: Answer = ({ text, locale }) => searchProducts(db, text, viewOf(locale));
    const suggesting: Answer = ({ text, locale }) => suggest({ db, catalogue }, text, viewOf(locale));
    const speeds: Speed[] = [];
    for (const queries of Object.keys(MIXES) as Mix[]) {
      speeds.push({ products, queries, indexSeconds, search: await time(searching, MIXES[queries]), suggestions: await time(suggesting, MIXES[queries]) });
    }
    return speeds;
  } finally {
    await close();
  }
}
