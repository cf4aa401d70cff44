import { withBenchDatabase, withLargeShops } from '../postgres/withBenchDatabase.mjs';

/** @typedef {import('../../e2e/bench/Subject.ts').Subject} Subject */

/**
 * A module of the API's benchmarks. Its types are checked with the API.
 *
 * @param {string} path - in `api/bench`
 */
export const apiBench = (path) => import(new URL(`../../api/bench/${path}`, import.meta.url).href);

/**
 * What `npm run bench` measures at the API alone.
 *
 * @type {readonly Subject[]}
 */
export const API_SUBJECTS = [
  {
    name: 'search',
    async measure(bench) {
      await bench.stopShop();
      const { benchSearch } = await apiBench('search/main.ts');
      return withBenchDatabase('search', benchSearch);
    },
  },
  {
    name: 'growth',
    async measure(bench) {
      await bench.stopShop();
      const { benchGrowth } = await apiBench('growth/main.ts');
      return withLargeShops(benchGrowth);
    },
  },
];
