import { expect } from '@jest/globals';
import { ANCHORS, routePath } from '@feszek/contract';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';

const shop = composedShop();

/** How links to the showrooms are shown, by the browser. */
const DISPLAYS = `[...document.querySelectorAll('#main a[href="#${ANCHORS.showrooms}"]')].map((link) => getComputedStyle(link).display)`;

describeInTurn(LANGUAGES, 'links to the showrooms in %s', (it, locale) => {
  it('are only shown if the page has showrooms', async () => {
    const visit = await shop.visit();
    await visit.go(routePath('faq', locale));
    const shown = await visit.page.evaluate(DISPLAYS);
    expect(shown).toEqual([expect.not.stringMatching(/^none$/)]);
    await visit.page.evaluate(`document.getElementById('${ANCHORS.showrooms}').remove()`);
    expect(await visit.page.evaluate(DISPLAYS)).toEqual(['none']);
  });
});
