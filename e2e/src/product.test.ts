import { describe, expect, it } from '@jest/globals';
import type { Locale, Product, ProductDetail } from '@feszek/contract';
import { LOCALES, productPath, routePath } from '@feszek/contract';
import { createApiClient } from '@feszek/api-client';
import { formatPrice } from '@feszek/money';
import { productsWithoutVariants } from './buying/allProducts.ts';
import { arrive } from './buying/checkout.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { isMarked, markDocument } from './harness/document.ts';
import { VISITORS, describeInTurn, isFullRun } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import { uploadPictures } from './harness/uploadPictures.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

const TEXTS = {
  hu: {
    zoom: 'nagyítás', dialog: 'A termék képei, nagyban', in: 'Nagyítás', out: 'Kicsinyítés', close: 'Bezárás', next: 'Következő kép', more: 'Eggyel több',
    inForce: 'most ez az ár érvényes', arrival: 'Várható érkezés:', missing: 'Ezzel együtt', free: 'A kosarad szállítása már ingyenes.', lowest: 'A leárazás előtti 30 nap legalacsonyabb ára:', safety: 'Termékbiztonság',
  },
  en: {
    zoom: 'enlarge', dialog: 'Pictures of the product, full screen', in: 'Zoom in', out: 'Zoom out', close: 'Close', next: 'Next picture', more: 'One more',
    inForce: 'current price', arrival: 'Estimated arrival:', missing: 'With this', free: 'Delivery of your cart is already free.', lowest: 'Lowest price in the 30 days before the reduction:', safety: 'Product safety',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The first product of a kind, as on its page, with its address. */
async function findProduct(locale: Locale, isWanted: (product: Product) => boolean): Promise<{ product: ProductDetail; path: string }> {
  const api = createApiClient({ baseUrl: shop.url, locale, currency: 'HUF' });
  const found = (await productsWithoutVariants(api)).find(isWanted);
  if (!found) throw new Error('The shop sells nothing of this kind');
  if (found.image === null) await uploadPictures(`products/${encodeURIComponent(found.sku)}`, 3);
  const product = await api.get<ProductDetail>(`/api/products/${found.id}`);
  return { product, path: productPath(locale, { id: product.id, ...product.links[locale] }) };
}

/** The first product that is wider than high, or is not, with at least three pictures. */
async function findShape(isWide: boolean): Promise<{ path: string; images: ProductDetail['images'] }> {
  const api = createApiClient({ baseUrl: shop.url, locale: 'hu', currency: 'HUF' });
  for (const { id, image, sku } of await productsWithoutVariants(api)) {
    const { dimensions: { width, height } } = await api.get<ProductDetail>(`/api/products/${id}`);
    if (width === null || height === null || width >= height * 1.25 !== isWide) continue;
    if (image === null) await uploadPictures(`products/${encodeURIComponent(sku)}`, 3);
    const { links, images } = await api.get<ProductDetail>(`/api/products/${id}`);
    return { path: productPath('hu', { id, ...links.hu }), images };
  }
  throw new Error('The shop sells nothing of this shape');
}

const isPlain = ({ stock_state, is_discounted }: Product) => stock_state === 'in_stock' && !is_discounted;
const hasTiers = ({ stock_state, quantity, prices_by_currencies: { HUF } }: Product) => stock_state === 'in_stock' && (HUF.qty_discounts[0]?.quantity ?? Infinity) <= quantity;

/** The number of the picture in the full-screen view, and the number of all. */
const place = (visit: Visit) => visit.page.$eval('dialog[open] p[aria-live] > [aria-hidden]', (texts) => texts.textContent);

/** The row of the price list that is marked. */
const rowInForce = (visit: Visit) => visit.page.$eval('#main table [aria-current="true"]', (row) => row.textContent.replaceAll('\u00a0', ' '));

/** Follows a link that is on no page, such as one in an old article. */
async function follow({ page }: Visit, href: string): Promise<void> {
  await markDocument(page);
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('#main')?.append(link);
    link.click();
  }, href);
}

describeInTurn(VISITORS, 'a product in %s on a %s', (it, locale, device) => {
  const texts = TEXTS[locale];

  it('shows its pictures full-screen: turned, enlarged, moved, and restores the scroll position', async () => {
    const { path, product } = await findProduct(locale, isPlain);
    const visit = await shop.visit({ device });
    await visit.go(path);
    const count = product.images.length;
    const [first] = product.images;
    await visit.press('button', `${first?.alt} , ${texts.zoom}`, '#main');
    await visit.find('dialog', texts.dialog);
    await soon(async () => expect(await place(visit)).toBe(`1 / ${count}`));
    await visit.press('button', texts.next, 'dialog[open]');
    await soon(async () => expect(await place(visit)).toBe(`2 / ${count}`));
    await visit.press('button', texts.in, 'dialog[open]');
    await visit.find('button', texts.out, 'dialog[open]');
    const scrolled = () => visit.page.$eval('dialog[open] li:not([inert])', ({ scrollLeft, scrollHeight, clientHeight }) => ({ scrollLeft, isLarge: scrollHeight > 2 * clientHeight }));
    expect((await scrolled()).isLarge).toBe(true);
    expect(await visit.overflow()).toBe(0);
    await visit.press('button', texts.close, 'dialog[open]');
    await soon(async () => expect(await visit.page.$('dialog[open]')).toBeNull());
  });

  it('shows the arrival, the amount missing to free delivery, and the company responsible for its safety', async () => {
    const { path, product } = await findProduct(locale, (each) => isPlain(each) && each.price_gross < 50_000);
    const visit = await shop.visit({ device });
    await visit.go(path);
    const text = await visit.text('#main');
    expect(text).toContain(texts.arrival);
    const missing = () => visit.page.$eval('[data-testid="free-delivery"]', (line) => line.textContent);
    const before = await missing();
    expect(before).toContain(texts.missing);
    const safety = '#main details:has(#product-safety)';
    expect(await visit.text(safety)).toBe(texts.safety);
    await visit.page.click(`${safety} > summary`);
    await soon(async () => expect(await visit.text(safety)).toContain(product.maker?.manufacturer.email));
    await visit.press('button', BUYER_TEXTS[locale].add, '#main form');
    await visit.find('dialog', BUYER_TEXTS[locale].panel);
    // The cart counts, so less is missing for the next piece.
    await soon(async () => expect(await missing()).not.toBe(before));
  });

  it('marks the present tier price as the quantity changes', async () => {
    const { path, product } = await findProduct(locale, hasTiers);
    const [tier] = product.qty_discounts;
    if (!tier) throw new Error(`${product.title} has no tiers`);
    const visit = await shop.visit({ device });
    await visit.go(path);
    expect(await rowInForce(visit)).not.toContain(formatPrice(tier.price_net, 'HUF').replaceAll('\u00a0', ' '));
    for (let quantity = 1; quantity < tier.quantity; quantity += 1) await visit.press('button', texts.more, '#main');
    await soon(async () => expect(await rowInForce(visit)).toContain(formatPrice(tier.price_net, 'HUF').replaceAll('\u00a0', ' ')));
    expect(await rowInForce(visit)).toContain(texts.inForce);
    expect(await visit.page.$eval('[data-testid="price"]', (price) => price.textContent)).toContain(formatPrice(tier.price_gross, 'HUF'));
  });

  it('shows a reduction against the price before it', async () => {
    const { path, product } = await findProduct(locale, ({ is_discounted }) => is_discounted);
    const visit = await shop.visit({ device });
    await visit.go(path);
    const text = await visit.text('#main');
    expect(text).toContain(texts.lowest);
    expect(text).toContain(formatPrice(product.lowest_price_30_days_gross ?? 0, 'HUF'));
    expect(text).toContain(formatPrice(product.price_original_net, 'HUF'));
  });

  it('is found by its id: old addresses redirect permanently to it, as a document and by a link', async () => {
    const { path, product } = await findProduct(locale, isPlain);
    const old = routePath('products-product_slug', locale, { product_slug: `old/category/its-old-name-${product.id}` });
    const byId = `${routePath('product', locale)}?id=${product.id}`;
    for (const address of [old, byId]) {
      const answer = await fetch(shop.url + address, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, path]);
    }
    const visit = await shop.visit({ device });
    for (const address of [old, byId]) {
      await visit.go(routePath('index', locale));
      await follow(visit, address);
      await arrive(visit, product.title);
      expect([visit.path(), new URL(visit.page.url()).search, await isMarked(visit.page)]).toEqual([path, '', true]);
    }
  });

  it('is not found by a wrong id; without an id the address leads to all products', async () => {
    const wrong = [
      routePath('products-product_slug', locale, { product_slug: 'no-such-thing-99999999' }),
      routePath('products-product_slug', locale, { product_slug: 'no-id' }),
      ...['?id=99999999', '?id=nonsense'].map((search) => routePath('product', locale) + search),
    ];
    for (const address of wrong) expect([address, (await fetch(shop.url + address, { redirect: 'manual' })).status]).toEqual([address, 404]);
    for (const search of ['', '?id=']) {
      const { status, headers } = await fetch(shop.url + routePath('product', locale) + search, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, routePath('all-products', locale)]);
    }
  });
});

describe('in print', () => {
  it('a product has its price, its measures and the company responsible for its safety', async () => {
    const { path, product } = await findProduct('en', isPlain);
    const visit = await shop.visit();
    await visit.go(path);
    await visit.page.emulateMediaType('print');
    const text = await visit.text();
    for (const expected of [product.title, product.sku, formatPrice(product.price_gross, 'HUF'), 'Dimensions and weight', 'Product safety', product.maker?.manufacturer.name ?? '']) expect(text).toContain(expected);
    const controls = await visit.page.$$eval('#main button, #main nav, #main form', (elements) => elements.filter((element) => element.checkVisibility() && element.textContent.trim() !== '' && !element.querySelector('img')).length);
    expect(controls).toBe(0);
  });
});

describe('the first screen of a phone', () => {
  it('has title and price; the buy bar appears when the form has left the window', async () => {
    const { path } = await findProduct('hu', isPlain);
    const visit = await shop.visit({ device: 'phone' });
    await visit.go(path);
    const bottoms = await visit.page.$$eval('#main h1, [data-testid="price"]', (parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    const height = await visit.page.evaluate(() => window.innerHeight);
    expect(bottoms).toHaveLength(2);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
    const isBarShown = () => visit.page.$eval('#main article > div > div[data-print="hide"]:has(> button)', (bar) => bar.checkVisibility({ visibilityProperty: true }));
    const scrollTo = (part: string) => visit.page.$eval(part, (element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    expect(await isBarShown()).toBe(false);
    await scrollTo('#product-dimensions');
    await soon(async () => expect(await isBarShown()).toBe(true));
    await scrollTo('#main article form');
    await soon(async () => expect(await isBarShown()).toBe(false));
  });
});

describe('the first screen of a desktop', () => {
  it.each([['wide', true], ['tall', false]] as const)('has the whole main picture of a %s product, and the beginning of the next ones', async (_, isWide) => {
    const { path, images } = await findShape(isWide);
    const visit = await shop.visit({ device: 'wide' });
    await visit.go(path);
    const frames = await visit.page.$$eval('#main article section li:has(> button[aria-haspopup="dialog"])', (slides) => slides.map((slide) => slide.getBoundingClientRect()).map(({ top, bottom, width }) => ({ top, bottom, width })));
    const height = await visit.page.evaluate(() => window.innerHeight);
    expect(frames).toHaveLength(images.length);
    const [main, next] = frames;
    expect(main?.bottom).toBeLessThanOrEqual(height);
    expect(main?.width).toBeGreaterThan(700);
    expect(next?.top).toBeLessThan(height);
    // A tall object is shown whole, without the crop that keeps a wide one large.
    expect(await visit.page.$eval('#main article section li img', (image) => getComputedStyle(image).objectFit)).toBe(isWide ? 'cover' : 'contain');
    const [left, right] = await visit.page.$eval('#main article section li:has(img)', (slide) => {
      const [frame, picture] = [slide, slide.querySelector('img') ?? slide].map((element) => element.getBoundingClientRect());
      return frame && picture ? [picture.left - frame.left, frame.right - picture.right] : [];
    });
    expect(left).toBeCloseTo(right ?? NaN, 0);
    expect(Math.round(left ?? NaN) === 0).toBe(isWide);
  });
});

describe('the row of viewed products on a phone', () => {
  it('has the height of one row of cards', async () => {
    const visit = await shop.visit({ device: 'phone' });
    const products = await productsWithoutVariants(createApiClient({ baseUrl: shop.url, locale: 'hu', currency: 'HUF' }));
    for (const { id, link } of products.slice(0, 3)) await visit.go(productPath('hu', { id, ...link }));
    const section = await soon(async () => {
      await visit.page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const found = await visit.page.$('#main section:has(> h2 + div > div > [aria-hidden="true"]):has(article)');
      if (!found) throw new Error('The viewed products do not show');
      return found;
    });
    const shape = await section.evaluate((node) => {
      const rectOf = (part: string) => node.querySelector(part)?.getBoundingClientRect();
      return (rectOf('h2 + div')?.height ?? NaN) / (rectOf('article')?.width ?? NaN);
    });
    // A card is a picture of 4:5 with a few lines; two rows of cards are more than three times as high as wide.
    expect(shape).toBeLessThan(2.5);
  });
});

describe('a low window', () => {
  it('has its whole height for the page: the header and the buy bar scroll away', async () => {
    const { path } = await findProduct('en', isPlain);
    const visit = await shop.visit({ device: 'phone' });
    await visit.go(path);
    const stickyAt = async (height: number) => {
      await visit.page.setViewport({ width: 390, height });
      return visit.page.$$eval('header *, #main article *', (bars) => bars.filter((bar) => getComputedStyle(bar).position === 'sticky').length);
    };
    // As low as at 400 % zoom: WCAG 2.2, 1.4.10.
    expect([await stickyAt(844), await stickyAt(256)]).toEqual([2, 0]);
  });
});

describe('the home page', () => {
  it.each(isFullRun ? LOCALES : LOCALES.slice(0, 1))('leads from a brand to all its products (%s)', async (locale) => {
    const visit = await shop.visit();
    await visit.go(routePath('index', locale));
    const hrefs = await visit.page.$$eval('#main a[href*="?brand="]', (links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs) expect(href).toMatch(new RegExp(`^${routePath('all-products', locale)}\\?brand=[a-z0-9-]+$`));
  });
});
