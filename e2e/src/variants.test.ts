import { expect } from '@jest/globals';
import { productPath } from '@feszek/contract';
import type { Locale, ProductDetail, ProductsBySkus } from '@feszek/contract';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, pressOn } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { shopApi } from './harness/shopApi.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

/** A rug of the demonstration goods, in three sizes and two colours. */
const SKU = 'SZO-UGAR-140-200';

const TEXTS = {
  hu: { color: 'galambszürke', hasColor: 'Szín: galambszürke', hasSize: 'Méret: 200 × 300 cm', bought: 'Ugar gyapjúszőnyeg, 200 × 300 cm, galambszürke' },
  en: { color: 'dove grey', hasColor: 'Colour: dove grey', hasSize: 'Size: 200 × 300 cm', bought: 'Ugar wool rug, 200 × 300 cm, dove grey' },
} as const satisfies Record<Locale, object>;

async function pathOf(locale: Locale): Promise<string> {
  const api = shopApi(shop.url, locale);
  const { products: [rug] } = await api.get<ProductsBySkus>('/api/products/by-skus', { query: { skus: SKU } });
  if (!rug) throw new Error(`The shop does not sell ${SKU}`);
  const { links } = await api.get<ProductDetail>(`/api/products/${rug.id}`);
  return productPath(locale, { id: rug.id, ...links[locale] });
}

describeInTurn(LANGUAGES, 'the variants of a product, in %s', (it, locale) => {
  const texts = TEXTS[locale];

  it('are chosen with the keyboard in place, and named by the cart', async () => {
    const path = await pathOf(locale);
    const buyer = await shop.visit({ device: 'desktop' });
    const { page } = buyer;
    await buyer.go(path);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await pressOn(page, texts.color, 'Enter');
    await soon(() => expect(buyer.path()).not.toBe(path));
    await soon(async () => expect(await buyer.text('#main')).toContain(texts.hasColor));
    expect((await focused(page)).name).toMatch(texts.color);
    const [before, withColor] = [await scrolled(), buyer.path()];
    await pressOn(page, '200 × 300 cm', 'Enter');
    await soon(() => expect(buyer.path()).not.toBe(withColor));
    await soon(async () => expect(await buyer.text('#main')).toContain(texts.hasSize));
    expect(await buyer.text('#main')).toContain(texts.hasColor);
    expect((await focused(page)).name).toMatch('200 × 300 cm');
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(200);

    await buyer.press('button', BUYER_TEXTS[locale].add, '#main form');
    await soon(async () => expect(await buyer.text('dialog[open]')).toContain(texts.bought));
  });

  it('are links to pages of their own without scripts', async () => {
    const path = await pathOf(locale);
    const visit = await shop.visit({ javaScript: false });
    await visit.go(path);
    await visit.press('link', texts.color, '#main');
    await soon(async () => expect(await visit.text('#main')).toContain(texts.hasColor));
    expect(visit.path()).not.toBe(path);
  });
});
