import { expect } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { productPath, routePath } from '@feszek/contract';
import type { Locale, ProductDetail, ProductList } from '@feszek/contract';
import { productsWithoutVariants } from './buying/allProducts.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, pressOn, tabTo } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { screenReaderOf } from './harness/screenReader.ts';
import { soon } from './harness/soon.ts';
import { uploadPictures } from './harness/uploadPictures.ts';

const shop = composedShop();

const TEXTS = {
  hu: {
    filter: 'Szűrés', filterWith: 'Szűrés (1)', color: 'Szín', list: 'Minden termék', show: (count: string) => `${count} mutatása`,
    open: 'nagyítás', dialog: 'A termék képei, nagyban', in: 'Nagyítás', out: 'Kicsinyítés', place: (number: number, count: number) => `${number}. kép, összesen ${count}`,
  },
  en: {
    filter: 'Filter', filterWith: 'Filter (1)', color: 'Colour', list: 'All products', show: (count: string) => `Show ${count}`,
    open: 'enlarge', dialog: 'Pictures of the product, full screen', in: 'Zoom in', out: 'Zoom out', place: (number: number, count: number) => `Picture ${number} of ${count}`,
  },
} as const;

const apiIn = (locale: Locale) => createApiClient({ baseUrl: shop.url, locale, currency: 'HUF' });

/** The most frequent colour, capitalised as on its line. */
async function commonColor(locale: Locale) {
  const { filters } = await apiIn(locale).get<ProductList>('/api/products');
  const [color] = filters.colors.toSorted((one, other) => other.count - one.count);
  if (!color) throw new Error('The shop has no colours');
  const count = BUYER_TEXTS[locale].productCount(color.count);
  const label = color.title.charAt(0).toLocaleUpperCase(locale) + color.title.slice(1);
  return { count, label, name: `${label} ${count}` };
}

/** A product in stock with several pictures. */
async function findPictured(locale: Locale) {
  const api = apiIn(locale);
  const found = (await productsWithoutVariants(api)).find(({ stock_state: state, is_discounted: isDiscounted }) => state === 'in_stock' && !isDiscounted);
  if (!found) throw new Error('The shop sells nothing');
  if (found.image === null) await uploadPictures(`products/${encodeURIComponent(found.sku)}`, 3);
  const product = await api.get<ProductDetail>(`/api/products/${found.id}`);
  return { images: product.images, path: productPath(locale, { id: product.id, ...product.links[locale] }) };
}

describeInTurn(LANGUAGES, 'without a pointer and without a screen, in %s', (it, locale) => {
  const texts = TEXTS[locale];

  it('a filter announces its state, a choice the count of products, and the focus stays', async () => {
    const color = await commonColor(locale);
    const { page, go } = await shop.visit();
    const reader = await screenReaderOf(page);
    const hasFocus = (state: object) => soon(async () => expect(await reader.focus()).toMatchObject(state));
    await go(routePath('all-products', locale));
    expect(await reader.announced()).toEqual([]);
    await tabTo(page, texts.color);
    expect(await reader.focus()).toMatchObject({ name: texts.color, expanded: false });
    await page.keyboard.press('Enter');
    await hasFocus({ name: texts.color, expanded: true });
    await tabTo(page, color.label);
    expect(await reader.focus()).toMatchObject({ role: 'checkbox', name: color.name, checked: false });
    await page.keyboard.press('Space');
    await reader.announces(color.count);
    await hasFocus({ role: 'checkbox', name: color.name, checked: true });
    await page.keyboard.press('Escape');
    await hasFocus({ name: `${texts.color} 1`, expanded: false });
  });

  it('the pictures announce the number of the shown one, and the focus returns to the last one', async () => {
    const { images, path } = await findPictured(locale);
    const [first, second] = images;
    const visit = await shop.visit();
    const { page } = visit;
    const reader = await screenReaderOf(page);
    const hasFocus = (state: object) => soon(async () => expect(await reader.focus()).toMatchObject(state));
    await visit.go(path);
    await tabTo(page, `, ${texts.open}`);
    expect(await reader.focus()).toMatchObject({ role: 'button', name: `${first?.alt} , ${texts.open}`, haspopup: 'dialog' });
    await page.keyboard.press('Enter');
    await visit.find('dialog', texts.dialog);
    await tabTo(page, `, ${texts.in}`);
    expect(await reader.focus()).toMatchObject({ role: 'button', name: `${first?.alt} , ${texts.in}` });
    await page.keyboard.press('ArrowRight');
    await reader.announces(texts.place(2, images.length));
    await hasFocus({ role: 'button', name: `${second?.alt} , ${texts.in}` });
    expect((await focused(page)).isVisible).toBe(true);
    await page.keyboard.press('+');
    await hasFocus({ role: 'button', name: `${second?.alt} , ${texts.out}` });
    const top = () => page.$eval('dialog[open] li:not([inert])', ({ scrollTop }) => scrollTop);
    const before = await top();
    await page.keyboard.press('ArrowDown');
    await soon(async () => expect(await top()).toBeGreaterThan(before));
    expect(await reader.announced()).toEqual([]);
    await page.keyboard.press('Escape');
    await soon(async () => expect(await page.$('dialog[open]')).toBeNull());
    await hasFocus({ role: 'button', name: `${second?.alt} , ${texts.open}` });
  });

  it('the drawer of filters on a phone announces the number of matching products, and returns the focus to its button', async () => {
    const color = await commonColor(locale);
    const visit = await shop.visit({ device: 'phone' });
    const { page } = visit;
    const reader = await screenReaderOf(page);
    const hasFocus = (state: object) => soon(async () => expect(await reader.focus()).toMatchObject(state));
    await visit.go(routePath('all-products', locale));
    await tabTo(page, texts.filter);
    expect(await reader.focus()).toMatchObject({ role: 'button', name: texts.filter, haspopup: 'dialog' });
    await page.keyboard.press('Enter');
    await visit.find('dialog', texts.filter);
    await page.keyboard.press('Escape');
    await hasFocus({ role: 'button', name: texts.filter });

    await page.keyboard.press('Enter');
    await visit.find('dialog', texts.filter);
    await tabTo(page, texts.color);
    if ((await reader.focus())['expanded'] !== true) await page.keyboard.press('Enter');
    await hasFocus({ name: texts.color, expanded: true });
    await pressOn(page, color.label, 'Space');
    await hasFocus({ role: 'checkbox', checked: true });
    await reader.announces(color.count);
    await pressOn(page, texts.show(color.count), 'Enter');
    await hasFocus({ role: 'button', name: texts.filterWith });
  });
});
