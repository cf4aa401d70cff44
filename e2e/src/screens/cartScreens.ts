import { COOKIES, cartSchema, productIdFromSlug, routePath } from '@feszek/contract';
import type { Cart, ProductList } from '@feszek/contract';
import { apiVisitor, fillCart } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { findGoods, findPlenty } from '../buying/goods.ts';
import { fillCartWithServices } from '../buying/collection.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import { changeAnswers } from './changeAnswers.ts';
import { findSample } from './findSample.ts';
import { follow } from './follow.ts';
import { screen } from './screen.ts';
import type { Opening, Screen } from './screen.ts';
import type { Stage } from './stage.ts';

/** A coupon of the demonstration shop, and what it needs in the cart. */
const COUPON = { code: 'UDV10', fromHuf: 20_000 } as const;

const TEXTS = {
  hu: { remove: 'Kivétel a kosárból', coupon: 'Kuponkód', apply: 'Beváltom' },
  en: { remove: 'Remove', coupon: 'Coupon code', apply: 'Apply' },
} as const;

const cartPath = ({ locale }: Pick<Stage, 'locale'>) => routePath('cart', locale);

/** The page that asks before it adds what another site offers. */
function handoverPath(productPath: (stage: Stage) => string, quantity = 1) {
  return (stage: Stage) => `${routePath('cart-handover', stage.locale)}?product=${productIdFromSlug(productPath(stage))}&quantity=${quantity}`;
}

/** Opens the cart of a new visitor, after it is filled. */
function openCart(fill: (visitor: ApiVisitor, stage: Stage) => Promise<unknown>) {
  return async (stage: Stage): Promise<Opening> => {
    const visitor = apiVisitor(stage.shopUrl, stage.locale);
    await fill(visitor, stage);
    return { path: cartPath(stage), visitor };
  };
}

const add = ({ api }: ApiVisitor, id: number, quantity = 1) => api.post<Cart>('/api/cart/product', { product_id: id, quantity });

/** Puts so many pieces of one product into the cart that the coupon applies: with one piece it does not. Returns the product's id. */
async function addForCoupon(visitor: ApiVisitor): Promise<number> {
  const { products } = await visitor.api.get<ProductList>('/api/products', { query: { sort: 'price-desc', in_stock: 'true', price_max: COUPON.fromHuf - 1, page_size: 96 } });
  const most = products.toSorted((one, other) => other.quantity - one.quantity)[0];
  if (!most) throw new Error('The shop has no such product in stock');
  await add(visitor, most.id, Math.ceil(COUPON.fromHuf / most.price_gross));
  return most.id;
}

const giveEmail = ({ api, email }: ApiVisitor) => api.put('/api/cart/customer', { email });
const addCoupon = ({ api }: ApiVisitor) => api.post('/api/cart/coupon', { code: COUPON.code });

/** Adds a sample of a cover, of which an order can have one. */
async function addSample(visitor: ApiVisitor, stage: Stage): Promise<void> {
  await add(visitor, (await findSample(visitor, stage)).id);
}

/** Enters a code without an email address, for which the form then asks. */
async function enterCoupon(visit: Visit, { locale }: Stage): Promise<void> {
  const { page, waitUntilIdle } = visit;
  await page.$eval('#main details:has(input[name="code"]) > summary', (summary) => (summary instanceof HTMLElement ? summary.click() : undefined));
  await visit.fill(TEXTS[locale].coupon, COUPON.code);
  await visit.press('button', TEXTS[locale].apply, '#main');
  await page.waitForSelector('#main details input[name="email"]');
  await waitUntilIdle();
}

/** Removes the first product of the cart. */
async function removeFirst({ page, waitUntilIdle }: Visit, { locale }: Stage): Promise<void> {
  await page.$eval(`#main button[aria-label^="${TEXTS[locale].remove}"]`, (button) => (button instanceof HTMLElement ? button.click() : undefined));
  await soon(async () => {
    if (!(await page.$(`#main button[aria-label^="${locale === 'hu' ? 'Visszavonás' : 'Undo'}"]`))) throw new Error('The cart does not offer to put the product back');
  });
  await waitUntilIdle();
}

/** One line each that is sold out, is reserved by others, is left in part, and costs more and is not reserved any more. */
const PROBLEMS: readonly ((line: Cart['products'][number]) => Partial<Cart['products'][number]>)[] = [
  ({ product }) => ({ available_quantity: 0, arrival: null, reservation: 'ended', reserved_quantity: 0, reserved_until: null, product: { ...product, quantity: 0, stock_state: 'sold_out' } }),
  () => ({ available_quantity: 0, arrival: null, reservation: 'ended', reserved_quantity: 0, reserved_until: null }),
  ({ quantity }) => ({ available_quantity: quantity - 1 }),
  ({ price_gross: gross, price_net: net }) => ({ price_before_gross: gross - 1000, price_before_net: net - 787, reservation: 'ended', reserved_quantity: 0, reserved_until: null }),
];

/** Opens the cart after others have bought and reserved its products: the API's answer differs, for time cannot be moved in a running shop. */
async function openChanged(visit: Visit, stage: Stage): Promise<void> {
  const stop = await changeAnswers(visit.page, '*/api/cart', (data) => {
    const { products } = cartSchema.cast(data);
    // Nothing arrives together with what cannot be ordered.
    return { arrival: null, products: products.map((line, place) => ({ ...line, ...PROBLEMS[place]?.(line) })) };
  });
  await follow(visit, cartPath(stage));
  await stop();
}

async function fillForChanges(visitor: ApiVisitor): Promise<void> {
  for (const { id } of await findPlenty(visitor.api, PROBLEMS.length)) await add(visitor, id, 2);
}

/** A visitor who sees euros. */
function inEuros(visitor: ApiVisitor): ApiVisitor {
  return {
    ...visitor,
    async giveSessionTo(visit) {
      await visitor.giveSessionTo(visit);
      const context = visit.page.browserContext();
      const [{ domain } = { domain: 'localhost' }] = await context.cookies();
      await context.setCookie({ name: COOKIES.currency, value: 'EUR', domain, path: '/' });
    },
  };
}

/** Opens a cart in euros with the cheapest product. Only there is it below the minimum. */
async function openBelowMinimum(stage: Stage): Promise<Opening> {
  const visitor = apiVisitor(stage.shopUrl, stage.locale);
  const { products: [cheapest] } = await visitor.api.get<ProductList>('/api/products', { query: { in_stock: 'true', sort: 'price-asc' } });
  await add(visitor, cheapest?.id ?? 0);
  return { path: cartPath(stage), visitor: inEuros(visitor) };
}

/** Fills a cart that has lost the services of its delivery, because the product that they were for was removed. */
export async function loseServices(visitor: ApiVisitor, { shopUrl, locale }: Stage): Promise<void> {
  const { products } = await fillCartWithServices(visitor, shopUrl);
  await add(visitor, (await findGoods(shopUrl, locale)).product.id);
  for (const { id } of products) await visitor.api.put(`/api/cart/product/${id}`, { product_id: id, quantity: 0 });
}

/** States of the cart's page. */
export const CART_SCREENS: readonly Screen[] = [
  screen('cart-undo', { open: openCart(async (visitor, stage) => fillCart(visitor, stage.shopUrl, stage.showpieces.cart)), act: removeFirst }),
  screen('cart-emptied', { open: openCart(async (visitor, stage) => fillCart(visitor, stage.shopUrl)), act: removeFirst }),
  screen('cart-quantity-limit', { open: openCart(addSample) }),
  screen('cart-changed', {
    async open(stage) {
      const { visitor } = await openCart(fillForChanges)(stage);
      return { path: routePath('cookie-rules', stage.locale), visitor };
    },
    act: openChanged,
  }),
  screen('cart-handover-product', { path: handoverPath(({ showpieces }) => showpieces.products.withVariants, 2) }),
  screen('cart-handover-sold-out', { path: handoverPath(({ showpieces }) => showpieces.products.soldOut) }),
  screen('cart-handover-not-sold', { path: ({ locale }) => `${routePath('cart-handover', locale)}?product=999999999` }),
  screen('cart-handover-ended', { path: ({ locale }) => `${routePath('cart-handover', locale)}#a-token-that-was-used`, messages: /410/ }),
  screen('cart-minimum', { open: openBelowMinimum }),
  screen('cart-lost-services', { open: openCart(loseServices) }),
  screen('cart-coupon-email', { open: openCart(addForCoupon), act: enterCoupon, refusal: 409 }),
  screen('cart-coupon', {
    open: openCart(async (visitor) => {
      await addForCoupon(visitor);
      await giveEmail(visitor);
      await addCoupon(visitor);
    }),
  }),
  screen('cart-coupon-lost', {
    open: openCart(async (visitor) => {
      const id = await addForCoupon(visitor);
      await giveEmail(visitor);
      await addCoupon(visitor);
      await visitor.api.put(`/api/cart/product/${id}`, { product_id: id, quantity: 1 });
    }),
  }),
];
