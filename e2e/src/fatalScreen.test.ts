import { expect } from '@jest/globals';
import type { Locale } from '@feszek/contract';
import { breakMainScript } from './harness/brokenClient.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

const TITLES = { hu: 'Valami elromlott nálunk', en: 'Something went wrong on our side' } as const satisfies Record<Locale, string>;

describeInTurn(LANGUAGES, 'a browser whose main script throws at its start, in %s', (it, locale) => {
  it('shows the fatal screen: the logo that leads to the home page, the warning icon, the text of the error', async () => {
    const visit = await shop.visit({ device: 'phone' });
    const { page } = visit;
    await breakMainScript(page);
    await page.goto(`${shop.url}/${locale}`, { waitUntil: 'domcontentloaded' });
    await soon(async () => expect(await visit.heading()).toBe(TITLES[locale]));
    expect(await visit.text('main')).toContain('The main script is broken');
    expect(await page.title()).toBe(TITLES[locale]);
    expect(await page.$eval('header a', (logo) => logo.getAttribute('href'))).toBe(`/${locale}`);
    expect(await page.$('main .shell-warning')).not.toBeNull();
    expect(await visit.overflow()).toBe(0);
    expect(visit.takeProblems().filter((problem) => !problem.includes('The main script is broken'))).toEqual([]);
  });
});
