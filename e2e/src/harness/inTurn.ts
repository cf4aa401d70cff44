import { format } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@feszek/contract';

/** Whether every instance of a matrix is tested, as `npm run test:full` does, or one of each kind. */
export const isFullRun = process.env.TEST_FULL === 'on';

/** The languages of the shop, the devices, and a device for each language. */
export const LANGUAGES: readonly (readonly [Locale])[] = [['hu'], ['en']];
export const DEVICES: readonly (readonly ['phone' | 'desktop'])[] = [['phone'], ['desktop']];
export const VISITORS: readonly (readonly [Locale, 'phone' | 'desktop'])[] = [['hu', 'phone'], ['en', 'desktop']];

/** Defines a test, as Jest's `it` does. */
export type DefineTest = (title: string, test: () => Promise<void> | void, timeoutMs?: number) => void;

/**
 * Defines tests for every row of a list, e.g. for each language on its device. `npm run test:full` runs all
 * tests for all rows. `npm test` runs each test once: the first for the first row, the second for the second row, and so
 * on, from the first row again after the last.
 *
 * @param title - of a row's tests, with a `%s` for each of its values
 * @param define - defines the tests of one row, in the same order for every row
 */
export function describeInTurn<Row extends unknown[]>(rows: readonly (readonly [...Row])[], title: string, define: (test: DefineTest, ...row: Row) => void): void {
  for (const [place, row] of rows.entries()) {
    describe(`${format(title, ...row)}`, () => {
      let count = 0;
      define((name, test, timeoutMs) => {
        const isTurn = count % rows.length === place;
        count += 1;
        if (!isTurn && !isFullRun) return;
        it(`${name}`, () => {
          expect.hasAssertions();
          return test();
        }, timeoutMs);
      }, ...row);
    });
  }
}
