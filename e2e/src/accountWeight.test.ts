import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { RouteName } from '@feszek/contract';
import { createAccount, signInElsewhere } from './accounts/createAccount.ts';
import { apiVisitor, fillCart } from './buying/apiVisitor.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** The most compressed JavaScript of a screen beside what every page loads, in bytes. Source: decision 0040. */
const LIMIT_BYTES = 25 * 1024;

const FOR_GUESTS = ['auth-login', 'auth-registration', 'auth-registration-success', 'auth-password-reminder'] as const satisfies readonly RouteName[];
const FOR_USERS = ['account', 'account-details', 'account-addresses', 'account-security', 'account-privacy', 'account-orders'] as const satisfies readonly RouteName[];

/** The compressed sizes of the scripts that a page has loaded, by address, in bytes. */
async function scriptsOf({ page }: Visit): Promise<ReadonlyMap<string, number>> {
  const sizes = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const isScript = entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js');
      return isScript ? [[entry.name, entry.encodedBodySize] as const] : [];
    }),
  );
  return new Map(sizes);
}

describeInTurn(LANGUAGES, 'the screens of the account in %s', (it, locale) => {
  it('load at most 25 KB of compressed JavaScript beside what every page loads', async () => {
    const visit = await shop.visit();
    const onEveryPage = new Set<string>();
    const weights = new Map<RouteName, number>();

    /** A page of another slice, for a visitor with a session: it loads the entry of this slice too. */
    async function visitOtherPage(): Promise<void> {
      await visit.go(routePath('faq', locale));
      await visit.waitUntilIdle();
      for (const [address] of await scriptsOf(visit)) onEveryPage.add(address);
    }
    async function weigh(route: RouteName): Promise<void> {
      await visit.go(routePath(route, locale));
      expect(visit.path()).toBe(routePath(route, locale));
      const own = [...(await scriptsOf(visit))].filter(([address]) => !onEveryPage.has(address));
      weights.set(route, own.reduce((sum, [, bytes]) => sum + bytes, 0));
    }

    const guest = apiVisitor(shop.url, locale);
    await fillCart(guest, shop.url);
    await guest.giveSessionTo(visit);
    await visitOtherPage();
    for (const route of FOR_GUESTS) await weigh(route);
    const user = await signInElsewhere(shop.url, locale, await createAccount(shop.url, locale));
    await user.giveSessionTo(visit);
    await visitOtherPage();
    for (const route of FOR_USERS) await weigh(route);
    expect([...weights].filter(([, bytes]) => bytes === 0 || bytes > LIMIT_BYTES)).toEqual([]);
  });
});
