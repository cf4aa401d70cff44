import { expect } from '@jest/globals';
import type { ApiClient } from '@feszek/api-client';
import { framedImage, productPath } from '@feszek/contract';
import type { Locale, Product, ProductDetail, ProductsBySkus } from '@feszek/contract';
import { allProducts } from './buying/allProducts.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { bringIntoReach } from './harness/bringIntoReach.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, tabTo } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { shopApi } from './harness/shopApi.ts';
import { soon } from './harness/soon.ts';
import { uploadPictures } from './harness/uploadPictures.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** A rug of the demonstration goods, in three sizes and two colours. */
const SKU = 'SZO-UGAR-140-200';

const TEXTS = {
  hu: { color: 'galambszürke', hasColor: 'Szín: galambszürke', hasSize: 'Méret: 200 × 300 cm', lowest: 'A leárazás előtti 30 nap legalacsonyabb ára:', bought: 'Ugar gyapjúszőnyeg, 200 × 300 cm, galambszürke' },
  en: { color: 'dove grey', hasColor: 'Colour: dove grey', hasSize: 'Size: 200 × 300 cm', lowest: 'Lowest price in the 30 days before the reduction:', bought: 'Ugar wool rug, 200 × 300 cm, dove grey' },
} as const satisfies Record<Locale, object>;

/** A picture of a test, as an operator would upload it, for each variant that has none. */
async function paint(api: ApiClient, id: number): Promise<ProductDetail> {
  const load = () => api.get<ProductDetail>(`/api/products/${id}`);
  const missing = (await load()).variants?.products.filter(({ image }) => image === null) ?? [];
  for (const { sku } of missing) await uploadPictures(`products/${encodeURIComponent(sku)}`);
  return load();
}

/** The rug, with a picture of each variant. */
async function findRug(locale: Locale): Promise<ProductDetail> {
  const api = shopApi(shop.url, locale);
  const { products: [rug] } = await api.get<ProductsBySkus>('/api/products/by-skus', { query: { skus: SKU } });
  if (!rug) throw new Error(`The shop does not sell ${SKU}`);
  return paint(api, rug.id);
}

const isReduced = ({ price_gross: price, price_original_gross: original }: Pick<Product, 'price_gross' | 'price_original_gross'>) => price < original;

/** A reduced product with a size that is not reduced, with a picture of each variant, and that size. */
async function findReduced(locale: Locale): Promise<{ readonly product: ProductDetail; readonly size: string }> {
  const api = shopApi(shop.url, locale);
  for (const { id } of (await allProducts(api)).filter((product) => product.group?.size && isReduced(product))) {
    const { variants } = await api.get<ProductDetail>(`/api/products/${id}`);
    const axis = variants?.axes.findIndex(({ kind }) => kind === 'size') ?? -1;
    const own = variants?.products.find((variant) => variant.id === id)?.values;
    const other = variants?.products.find((variant) => !isReduced(variant) && variant.values.every((value, place) => place === axis || value === own?.[place]));
    if (other) return { product: await paint(api, id), size: other.values[axis] ?? '' };
  }
  throw new Error('The shop has no reduced product with a size that is not reduced');
}

const pathOf = (locale: Locale, { id, links }: ProductDetail) => productPath(locale, { id, ...links[locale] });

/** The path of the main picture in the gallery of the product: the part of its address that its width does not change. */
function mainPicture({ page }: Visit): Promise<string> {
  return page.$eval('#main button[aria-haspopup="dialog"] img', (picture) => (picture instanceof HTMLImageElement ? new URL(picture.currentSrc).pathname : '').replace(/\/[^/]*$/, ''));
}

/** The path of the main picture of a variant, by the API. */
function pictureOf({ variants }: ProductDetail, values: readonly string[]): string {
  const image = variants?.products.find((variant) => values.every((value) => variant.values.includes(value)))?.image;
  if (!image) throw new Error(`There is no picture of ${values.join()}`);
  return framedImage(image).path;
}

/** The distance of the control with the focus from the top of the window, in CSS pixels. */
function placeOfFocus({ page }: Visit): Promise<number> {
  return page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? Number.NaN);
}

/** Presses Enter on a value of a variant, and expects that the page shows the variant and the control has not moved. */
async function choose(visit: Visit, value: string, shown: string): Promise<void> {
  const { page } = visit;
  await tabTo(page, value);
  const control = await page.$(':focus');
  if (!control) throw new Error(`Nothing has the focus on ${page.url()}`);
  await bringIntoReach(control, true);
  const [path, place] = [visit.path(), await placeOfFocus(visit)];
  await page.keyboard.press('Enter');
  await soon(() => expect(visit.path()).not.toBe(path));
  await soon(async () => expect(await visit.text('#main')).toContain(shown));
  await visit.waitUntilIdle();
  expect((await focused(page)).name).toMatch(value);
  expect(Math.abs((await placeOfFocus(visit)) - place)).toBeLessThan(1);
}

describeInTurn(LANGUAGES, 'the variants of a product, in %s', (it, locale) => {
  const texts = TEXTS[locale];

  it('are chosen with the keyboard in place, and named by the cart', async () => {
    const rug = await findRug(locale);
    const buyer = await shop.visit({ device: 'desktop' });
    await buyer.go(pathOf(locale, rug));
    const first = await mainPicture(buyer);
    await choose(buyer, texts.color, texts.hasColor);
    await soon(async () => expect(await mainPicture(buyer)).toBe(pictureOf(rug, [texts.color, '140 × 200 cm'])));
    expect(await mainPicture(buyer)).not.toBe(first);
    await choose(buyer, '200 × 300 cm', texts.hasSize);
    expect(await buyer.text('#main')).toContain(texts.hasColor);

    await buyer.press('button', BUYER_TEXTS[locale].add, '#main form');
    await soon(async () => expect(await buyer.text('dialog[open]')).toContain(texts.bought));
  });

  it('are links to pages of their own without scripts', async () => {
    const path = pathOf(locale, await findRug(locale));
    const visit = await shop.visit({ javaScript: false });
    await visit.go(path);
    await visit.press('link', texts.color, '#main');
    await soon(async () => expect(await visit.text('#main')).toContain(texts.hasColor));
    expect(visit.path()).not.toBe(path);
  });
  for (const device of ['desktop', 'phone'] as const) {
    it(`stay where they are on a ${device}, if the page above them becomes shorter`, async () => {
      const { product, size } = await findReduced(locale);
      const visit = await shop.visit({ device });
      await visit.go(pathOf(locale, product));
      const has = (text: string) => visit.text('#main').then((shown) => shown.includes(text));
      expect(await has(texts.lowest)).toBe(true);
      await choose(visit, size, size);
      expect(await has(texts.lowest)).toBe(false);
    });
  }
});
