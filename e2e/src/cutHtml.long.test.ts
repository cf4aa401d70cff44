import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@feszek/contract';
import type { Page } from 'puppeteer-core';
import { describeInTurn, isFullRun } from './harness/inTurn.ts';
import { sharedBrowser } from './harness/sharedBrowser.ts';
import { openVisit } from './harness/visit.ts';
import type { Device } from './harness/visit.ts';
import { movesWhenCut } from './looks/cutHtml.ts';
import { findScreens } from './screens/screens.ts';
import { prepareStage } from './screens/stage.ts';
import type { Stage } from './screens/stage.ts';
import { stageVisits } from './screens/stageTour.ts';
import type { StageVisits } from './screens/stageTour.ts';

/** The time limit for all pages, on a busy machine, in milliseconds. */
const CUTS_MS = 120_000;
jest.setTimeout(CUTS_MS);

/** One page of each kind. */
const KINDS = ['home', 'category-top', 'all-products', 'product-discounted', 'cart-filled', 'checkout-1-contact', 'checkout-5-payment', 'login', 'faq', 'result-paid', 'not-found'];

/** `npm run test:full` truncates the HTML at every element of the first window. */
const STRIDE = isFullRun ? 1 : 3;

const shopUrl = process.env.E2E_SHOP_URL ?? '';
const screens = (await findScreens(shopUrl)).filter(({ name }) => KINDS.includes(name));

const browser = sharedBrowser();

/** Blocks the page's scripts, so that it stays as the server rendered it. */
async function holdScripts(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.js?*'] });
}

describe('the check for shifts in truncated HTML', () => {
  it('finds an element whose position depends on later ones', async () => {
    const { page, close } = await openVisit(browser(), shopUrl);
    await page.setContent('<main style="display:flex;flex-direction:column"><p style="order:1;height:300px">Words</p><div style="order:0;height:300px">A picture</div></main>');
    expect(await movesWhenCut(page)).toEqual([expect.stringMatching(/^0\.\d+: p by 3\d\d pixels, cut before div/)]);
    await close();
  });
});

const VISITORS: readonly (readonly [Locale, Device])[] = [['hu', 'phone'], ['en', 'wide']];

describeInTurn(VISITORS, 'wherever the network cuts the HTML, in %s, %s', (it, locale, device) => {
  let stage: Stage;
  let visits: StageVisits;
  beforeAll(async () => {
    stage = await prepareStage(shopUrl, locale);
    visits = stageVisits(browser(), shopUrl, { stage, device, prepare: holdScripts });
  });

  for (const screen of screens) {
    it(`the truncated page ${screen.name} has its elements at their final positions`, async () => {
      const { path, visitor } = await screen.open(stage);
      const { page } = await visits.of(visitor);
      const response = await page.goto(shopUrl + path, { waitUntil: 'load' });
      expect(response?.status()).toBe(screen.status);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await movesWhenCut(page, STRIDE)).toEqual([]);
    });
  }
});

it('checks every kind of page', () => {
  expect(screens.map(({ name }) => name).toSorted()).toEqual(KINDS.toSorted());
});
