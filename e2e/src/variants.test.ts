import { describe, expect, it } from '@jest/globals';
import { productPath } from '@feszek/contract';
import type { Locale, Product, ProductDetail, ProductsBySkus } from '@feszek/contract';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { findGoods } from './buying/goods.ts';
import { focused, pressOn } from './harness/focus.ts';
import { operatorOf, OPERATOR_TOKEN } from './harness/operator.ts';
import { ownShop } from './harness/ownShop.ts';
import { shopApi } from './harness/shopApi.ts';
import { soon } from './harness/soon.ts';

const shop = ownShop();

const COLORS = [['moss', 'moha', 'moss'], ['oat', 'zabszínű', 'oat']] as const;
const SIZES = [['140 × 200 cm', 40_000], ['200 × 300 cm', 80_000]] as const;

const TEXTS = {
  hu: { colour: 'Szín: zabszínű', size: 'Méret: 200 × 300 cm', oat: 'zabszínű', bought: 'Dűne szőnyeg, zabszínű, 200 × 300 cm', title: 'Dűne szőnyeg' },
  en: { colour: 'Colour: oat', size: 'Size: 200 × 300 cm', oat: 'oat', bought: 'Dűne rug, oat, 200 × 300 cm', title: 'Dűne rug' },
} as const satisfies Record<Locale, object>;

/** A rug in two colours and two sizes, in the category and of the brand of other goods. */
function rows({ brand, breadcrumbs }: ProductDetail) {
  const category_hu = breadcrumbs.map(({ title }) => title).join(' > ');
  return COLORS.flatMap(([key, hu, en]) =>
    SIZES.map(([size, price_huf]) => ({
      sku: `DUNE-${key}-${price_huf}`, title_hu: TEXTS.hu.title, title_en: TEXTS.en.title, brand, category_hu, price_huf, price_eur: price_huf / 400, price_usd: price_huf / 350, stock: 20, colors: [key],
      group: 'DUNE', variant_axes: ['color', 'size'],
      variant_hu: [{ label: 'Szín', value: hu }, { label: 'Méret', value: size }], variant_en: [{ label: 'Colour', value: en }, { label: 'Size', value: size }],
    })));
}

async function importRug(): Promise<Product> {
  const { product } = await findGoods(shop.url, 'hu');
  const operate = operatorOf(shop.apiPort, OPERATOR_TOKEN);
  const products = rows(product);
  const id = crypto.randomUUID();
  await operate('/catalogue/imports', { id });
  await operate(`/catalogue/imports/${id}/rows`, { rows: products.map((row, index) => ({ line: index + 1, product: row })) });
  await operate(`/catalogue/imports/${id}/commit`, { rows: products.length });
  const found = await shopApi(shop.url, 'hu').get<ProductsBySkus>('/api/products/by-skus', { query: { skus: 'DUNE-moss-40000' } });
  if (!found.products[0]) throw new Error('The shop does not sell the rug');
  return found.products[0];
}

async function pathOf(locale: Locale): Promise<string> {
  const { id } = await importRug();
  const { links } = await shopApi(shop.url, locale).get<ProductDetail>(`/api/products/${id}`);
  return productPath(locale, { id, ...links[locale] });
}

describe.each(['hu', 'en'] as const)('the variants of a product, in %s', (locale) => {
  const texts = TEXTS[locale];

  it('are chosen with the keyboard in place, and named by the cart', async () => {
    const path = await pathOf(locale);
    const buyer = await shop.visit({ device: 'desktop' });
    const { page } = buyer;
    await buyer.go(path);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await pressOn(page, texts.oat, 'Enter');
    await soon(() => expect(buyer.path()).not.toBe(path));
    await soon(async () => expect(await buyer.text('#main')).toContain(texts.colour));
    expect((await focused(page)).name).toMatch(texts.oat);
    const [before, withColor] = [await scrolled(), buyer.path()];
    await pressOn(page, '200 × 300 cm', 'Enter');
    await soon(() => expect(buyer.path()).not.toBe(withColor));
    await soon(async () => expect(await buyer.text('#main')).toContain(texts.size));
    expect(await buyer.text('#main')).toContain(texts.colour);
    expect((await focused(page)).name).toMatch('200 × 300 cm');
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(200);

    await buyer.press('button', BUYER_TEXTS[locale].add, '#main form');
    await soon(async () => expect(await buyer.text('dialog[open]')).toContain(texts.bought));
  });

  it('are links to pages of their own without scripts', async () => {
    const path = await pathOf(locale);
    const visit = await shop.visit({ javaScript: false });
    await visit.go(path);
    await visit.press('link', texts.oat, '#main [role="group"]');
    await soon(async () => expect(await visit.text('#main')).toContain(texts.colour));
    expect(visit.path()).not.toBe(path);
  });
});
