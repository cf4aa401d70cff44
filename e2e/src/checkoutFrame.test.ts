import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import { arrive } from './buying/checkout.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { VISITORS, describeInTurn } from './harness/inTurn.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** Which parts of the layout are visible, by their selectors. */
function visibleOf({ page }: Visit, selectors: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((all) => all.filter((selector) => document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true })), selectors);
}

const MENUS = ['[data-menu]', '[data-search]', '.shell-benefits', '.shell-showrooms'];
const FRAME = ['.shell-secure', '.shell-frame-help'];
/** The parts that stay: the name of the shop, the language, and the legal links. */
const ALWAYS = ['.shell-bar .shell-wordmark', '.shell-footer [data-language]', '.shell-withdrawal', '.shell-footer [data-consent]', '[data-legal] a'];

describeInTurn(VISITORS, 'the frame of a checkout, in %s on a %s', (it, locale, device) => {
  const texts = BUYER_TEXTS[locale];

  it('replaces the menus while the steps are shown', async () => {
    const { path } = await findGoods(shop.url, locale);
    const visit = await shop.visit({ device });
    await visit.go(path);
    await visit.press('button', texts.add);
    await visit.find('dialog', texts.panel);
    await visit.go(routePath('cart', locale));
    expect(await visibleOf(visit, [...MENUS, ...FRAME])).toEqual(MENUS);
    await visit.press('link', texts.toCheckout, '#main');
    await arrive(visit, texts.contact);
    expect(await visibleOf(visit, [...MENUS, ...FRAME])).toEqual(FRAME);
    expect(await visibleOf(visit, ALWAYS)).toEqual(ALWAYS);
    await visit.page.goBack();
    await visit.find('link', texts.toCheckout);
    expect(await visibleOf(visit, [...MENUS, ...FRAME])).toEqual(MENUS);
  });

  it('folds the order into one line with its total on a phone', async () => {
    const { path, product } = await findGoods(shop.url, locale);
    const visit = await shop.visit({ device: 'phone' });
    await visit.go(path);
    await visit.press('button', texts.add);
    await visit.find('dialog', texts.panel);
    await visit.go(routePath('cart-data', locale));
    const isShown = () => visit.page.$eval('#main details', (details) => details.querySelector('li')?.checkVisibility({ contentVisibilityAuto: true }) ?? false);
    expect(await isShown()).toBe(false);
    await (await visit.page.$('#main details > summary'))?.tap();
    expect(await isShown()).toBe(true);
    expect(await visit.text('#main details')).toContain(product.title);
  });
});
