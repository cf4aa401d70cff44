import type { Locale } from '@feszek/contract';
import type { Section } from '@feszek/figures';
import { join } from 'node:path';
import { systemClock } from '../../src/platform/clock.ts';
import { connectPostgres } from '../../src/platform/database/connect.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { goodsProducts, shopRange } from '@feszek/demo';
import { updateIndex } from '../../src/catalog/search/updateIndex.ts';
import { searchProducts } from '../../src/catalog/search/searchProducts.ts';
import { fillShop } from '../../test/fillShop.ts';
import { ENGLISH_QUERIES } from './en.ts';
import { HUNGARIAN_QUERIES } from './hu.ts';
import { scoreOf, summarize } from './measures.ts';
import { openPlainSearch } from './plainSearch.ts';
import { writeReport } from './report.ts';
import type { LanguageResult } from './report.ts';
import type { JudgedQuery } from './rules.ts';
import { searchSection } from './searchSection.ts';
import { measureSpeed } from './speed.ts';
import type { Speed } from './speed.ts';
import { speedTable } from './speedTable.ts';

const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reference', 'search.md');
const SIZES = [10_000, 100_000];
const POOR = 0.8;

const say = (text: string) => process.stdout.write(`· ${text}\n`);

async function judgeAnswers(serverUrl: string): Promise<LanguageResult[]> {
  const { db, close } = connectPostgres(serverUrl);
  await migrate(db);
  // Without the other variants, which the shop shows as one product with the judged ones.
  const range = shopRange(goodsProducts());
  await fillShop(db, systemClock, range);
  await updateIndex(db);
  const plain = await openPlainSearch(db);
  const judge = async (language: string, locale: Locale, queries: readonly JudgedQuery[]): Promise<LanguageResult> => {
    const result: LanguageResult = { language, search: [], plain: [] };
    const [search, theirs] = [[...result.search], [...result.plain]];
    for (const query of queries) {
      const { ids = [], isNearest } = await searchProducts(db, query.text, { locale });
      search.push(scoreOf(query, { ids, isNearest }, range.products));
      theirs.push(scoreOf(query, { ids: await plain(query.text, locale), isNearest: false }, range.products));
    }
    const { ndcg, recall } = summarize(search);
    say(`${language}: NDCG@10 ${ndcg.toFixed(3)}, recall@24 ${recall.toFixed(3)} over ${queries.length} queries; poor: ${search.filter((score) => score.ndcg < POOR).map(({ text }) => text).join(', ')}`);
    return { language, search, plain: theirs };
  };
  const results = [await judge('Hungarian', 'hu', HUNGARIAN_QUERIES), await judge('English', 'en', ENGLISH_QUERIES)];
  await close();
  return results;
}

async function measureSpeeds(serverUrl: string, sizes: readonly number[]): Promise<Speed[]> {
  const speeds: Speed[] = [];
  for (const size of sizes) {
    say(`filling and searching a shop of ${size} products`);
    speeds.push(...(await measureSpeed(serverUrl, size)));
  }
  return speeds;
}

/**
 * Judges the answers, times the searches, and writes `docs/reference/search.md`.
 *
 * @param serverUrl - an empty PostgreSQL server
 */
export async function benchSearch(serverUrl: string): Promise<Section> {
  const [results, speeds] = [await judgeAnswers(serverUrl), await measureSpeeds(serverUrl, SIZES)];
  writeReport(REPORT, new Date().toISOString().slice(0, 10), results, speeds);
  say('written to docs/reference/search.md');
  return searchSection(results, speeds);
}

/** Judges the answers, and writes them to `docs/reference/search.md`, where the times of an earlier run stay. */
export async function judgeSearch(serverUrl: string): Promise<void> {
  writeReport(REPORT, new Date().toISOString().slice(0, 10), await judgeAnswers(serverUrl), []);
}

/** Judges the answers, times the searches of the smaller shop, and prints the times. */
export async function trySearch(serverUrl: string): Promise<void> {
  await judgeAnswers(serverUrl);
  say(`times\n${speedTable(await measureSpeeds(serverUrl, SIZES.slice(0, 1)))}`);
}
