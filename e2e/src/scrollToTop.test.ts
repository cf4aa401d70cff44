import { describe, expect, it } from '@jest/globals';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();
const NAME = 'Back to top';

describe('the button to the top', () => {
  it('appears on a scrolled page in a wide window, and leads to the top with the focus', async () => {
    const visit = await shop.visit();
    await visit.go('/en');
    expect(await visit.has('button', NAME)).toBe(false);
    await visit.page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' }));
    await visit.press('button', NAME);
    await soon(async () => expect(await visit.page.evaluate(() => window.scrollY)).toBe(0));
    await soon(async () => expect(await visit.has('button', NAME)).toBe(false));
    expect(await visit.page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('is not shown below 960 px', async () => {
    const visit = await shop.visit();
    await visit.page.setViewport({ width: 959, height: 900 });
    await visit.go('/en');
    await visit.page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' }));
    await soon(async () => expect(await visit.page.$eval('[data-to-top]', (button) => button.hasAttribute('hidden'))).toBe(false));
    expect(await visit.has('button', NAME)).toBe(false);
    await visit.page.setViewport({ width: 960, height: 900 });
    await visit.find('button', NAME);
  });
});
