/**
 * Suffixes of the test files that take longest, the longest first. If they start early, all others run beside them; if they
 * start last, no others are left to run beside them.
 */
const LONG = [
  'e2e/src/looks.test.ts', 'e2e/src/resilience.long.test.ts', 'e2e/src/releases.long.test.ts', 'e2e/src/journeys.long.test.ts', 'e2e/src/slowNetwork.test.ts', 'e2e/src/mounts.long.test.ts', 'e2e/src/offline.long.test.ts', 'e2e/src/cutHtml.long.test.ts', 'e2e/src/keyboardPasskeys.long.test.ts', 'e2e/src/account.long.test.ts', 'e2e/src/engines/purchase.test.ts',
  'scripts/backup/backup.long.test.mjs', 'scripts/packPackages.long.test.mjs', 'scripts/postgres/shopDatabase.long.test.mjs', 'demo/src/pictures/drawPicture.long.test.ts', 'demo/src/pictures/agreement.long.test.ts', 'shell/src/server/http/frontGate.test.ts', 'scripts/supervisor.test.mjs',
  'shell/src/server/http/proxy.test.ts', 'shell/src/server/slices/slices.test.ts', 'shell/src/server/page/failures.test.ts',
  'api/src/platform/database/outage.long.test.ts', 'api/src/orders/killed.long.test.ts', 'api/src/catalog/import/killed.long.test.ts', 'api/src/stock/reservations/race.long.test.ts',
  'api/src/orders/payment/payment.test.ts', 'api/src/platform/http/http.test.ts',
];

/** A folder whose test files mostly wait, for time limits of slices: at the end of a run the cores would be idle meanwhile. */
const WAITING = '/shell/src/server/';

/** @param {string} path */
function rank(path) {
  const place = LONG.findIndex((end) => path.endsWith(end));
  if (place !== -1) return place;
  return LONG.length + (path.includes(WAITING) ? 0 : 1);
}

/** Decides the order in which Jest starts test files. */
export default class LongestFirst {
  /** @template {{ readonly path: string }} Test @param {readonly Test[]} tests @returns {Test[]} */
  sort(tests) {
    return tests.toSorted((one, other) => rank(one.path) - rank(other.path) || one.path.localeCompare(other.path));
  }

  /** @template {{ readonly path: string }} Test @param {readonly Test[]} tests @param {{ shardIndex: number, shardCount: number }} shard @returns {Test[]} */
  shard(tests, { shardIndex, shardCount }) {
    return this.sort(tests).filter((_, index) => index % shardCount === shardIndex - 1);
  }

  /** @returns {never[]} */
  allFailedTests() {
    return [];
  }

  cacheResults() {}
}
