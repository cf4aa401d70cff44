import { withBenchDatabase, withLargeShops } from '../postgres/withBenchDatabase.mjs';

/** @typedef {import('../../e2e/bench/Subject.ts').Subject} Subject */

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
      const { benchSearch } = await import('../../api/bench/search/main.ts');
      return withBenchDatabase('search', benchSearch);
    },
  },
  {
    name: 'growth',
    async measure(bench) {
      await bench.stopShop();
      const { benchGrowth } = await import('../../api/bench/growth/main.ts');
      return withLargeShops(benchGrowth);
    },
  },
];
