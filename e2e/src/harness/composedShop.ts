import { afterEach, expect, jest } from '@jest/globals';
import { sharedBrowser } from './sharedBrowser.ts';
import { openVisit } from './visit.ts';
import type { Visit, VisitOptions } from './visit.ts';

/** The longest journey, on a busy machine, in milliseconds. */
const JOURNEY_MS = 180_000;

export interface ShopUnderTest {
  /** The shop's origin. */
  readonly url: string;
  /** A visitor with a separate browser profile, which is closed after the test. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** A second tab of a visitor. */
  tab(visit: Visit): Promise<Visit>;
}

/**
 * Gives a test file a browser and visitors. Console messages and errors of a visitor's page fail the test, unless the
 * test has removed them with `Visit.takeProblems`.
 *
 * @param urlOf - returns the shop's origin once the first test begins; by default of the shop that all journeys share
 */
export function composedShop(urlOf = () => process.env.E2E_SHOP_URL ?? ''): ShopUnderTest {
  let visits: Visit[] = [];
  let tabs: Visit[] = [];
  jest.setTimeout(JOURNEY_MS);
  const browser = sharedBrowser();

  afterEach(async () => {
    const problems = [...visits, ...tabs].flatMap((visit) => visit.takeProblems());
    await Promise.all(visits.map((visit) => visit.close()));
    visits = [];
    tabs = [];
    expect(problems).toEqual([]);
  });

  return {
    get url() {
      return urlOf();
    },
    async visit(options) {
      const visit = await openVisit(browser(), urlOf(), options);
      visits.push(visit);
      return visit;
    },
    async tab(visit) {
      const tab = await visit.openTab();
      tabs.push(tab);
      return tab;
    },
  };
}
