import { cartSchema } from '@feszek/contract';
import type { Cart, ProductList } from '@feszek/contract';
import { chooseDelivery, fillCart } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { BUYER_TEXTS } from '../buying/buyerTexts.ts';
import { fillCartWithServices, fillPickUpCart, fillPointCart, fillSmallCart, findLongProduct } from '../buying/collection.ts';
import { findGoods, findPlenty } from '../buying/goods.ts';
import type { Visit } from '../harness/visit.ts';
import { changeAnswers } from './changeAnswers.ts';
import { changeElsewhere } from './changeElsewhere.ts';
import { openStep } from './deliveryScreens.ts';
import { screen } from './screen.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

/** A guest may not order for more if they pay on receipt: forints, gross. */
const MOST_ON_RECEIPT_HUF = 500_000;

/** Products of a cart in which one has changed in each way. */
const CHANGED = 3;

const ACCOUNT = { hu: 'Fiókot is kérek', en: 'Create an account' } as const;

interface Order {
  readonly payment?: 'card' | 'cashOnDelivery';
  /** What happens to the cart between the last look at it and the order. */
  readonly meanwhile?: (visit: Visit, stage: Stage) => Promise<void>;
}

/** Presses the button of the order, which the shop refuses. */
function orderRefused({ payment = 'card', meanwhile }: Order) {
  return async (visit: Visit, stage: Stage): Promise<void> => {
    const texts = BUYER_TEXTS[stage.locale];
    await visit.choose(texts[payment]);
    await visit.choose(texts.terms);
    await visit.choose(texts.privacy);
    await visit.waitUntilIdle();
    await meanwhile?.(visit, stage);
    await visit.press('button', payment === 'card' ? texts.placeAndPay : texts.place);
    await visit.page.waitForSelector('#main form [role="alert"]');
    await visit.waitUntilIdle();
  };
}

const addElsewhere = ({ page }: Visit, id: number) => changeElsewhere(page, 'POST', '/api/cart/product', { product_id: id, quantity: 1 });

/** The cart of the page, as another device of its visitor sees it. */
async function cartOf({ page }: Visit): Promise<Cart> {
  return cartSchema.cast((await page.evaluate(async () => (await fetch('/api/cart', { headers: { accept: 'application/json' } })).json())).data);
}

/** A cart for a parcel point that takes one product less than the buyer wants. */
const LONG_PRODUCTS = new WeakMap<Stage, number>();

async function fillForNarrowPoint(visitor: ApiVisitor, stage: Stage): Promise<void> {
  const { id, refusing } = await findLongProduct(visitor, stage.shopUrl);
  LONG_PRODUCTS.set(stage, id);
  await chooseDelivery(visitor, await fillSmallCart(visitor, stage.shopUrl), { kind: 'parcel_point', place: refusing });
}

async function fillForFirstDay(visitor: ApiVisitor, { shopUrl }: Stage): Promise<void> {
  const cart = await fillCart(visitor, shopUrl);
  const day = cart.delivery_methods.find(({ kind }) => kind === 'home')?.days[0];
  if (day === undefined) throw new Error('The shop offers no day of delivery');
  await chooseDelivery(visitor, cart, { kind: 'home', day });
}

/** Replaces the product that the services are for by another one. */
async function replaceServiced(visit: Visit, { shopUrl, locale }: Stage): Promise<void> {
  const { products } = await cartOf(visit);
  await addElsewhere(visit, (await findGoods(shopUrl, locale)).product.id);
  for (const { id } of products) await changeElsewhere(visit.page, 'PUT', `/api/cart/product/${id}`, { product_id: id, quantity: 0 });
}

/** A cart with a product that is too expensive to be paid on receipt. */
async function fillExpensiveCart(visitor: ApiVisitor, { shopUrl }: Stage): Promise<void> {
  const { products } = await visitor.api.get<ProductList>('/api/products', { query: { sort: 'price-desc', in_stock: 'true', page_size: 96 } });
  const dear = products.find(({ price_gross: price, stock_state: state, quantity }) => price > MOST_ON_RECEIPT_HUF && state === 'in_stock' && quantity > 2);
  if (!dear) throw new Error('The shop has nothing so expensive');
  await fillCart(visitor, shopUrl, [{ id: dear.id, quantity: 1 }]);
}

/** Others have bought a piece, a price has changed, and a reservation has ended: the API's answers differ from now on, for time cannot be moved in a running shop. */
async function changeGoods(visit: Visit, { shopUrl, locale }: Stage): Promise<void> {
  await changeAnswers(visit.page, '*/api/cart', (data) => {
    const { products } = cartSchema.cast(data);
    const changes: readonly Partial<Cart['products'][number]>[] = [
      { available_quantity: 1 },
      { price_before_gross: (products[1]?.price_gross ?? 0) - 1000, price_before_net: (products[1]?.price_net ?? 0) - 787 },
      { reservation: 'ended', reserved_quantity: 0, reserved_until: null },
    ];
    return { products: products.map((line, place) => ({ ...line, ...changes[place] })) };
  });
  await addElsewhere(visit, (await findGoods(shopUrl, locale)).product.id);
}

async function fillForChanges(visitor: ApiVisitor, { shopUrl }: Stage): Promise<void> {
  const products = await findPlenty(visitor.api, CHANGED);
  await fillCart(visitor, shopUrl, products.map(({ id }) => ({ id, quantity: 2 })));
}

/** Asks for an account, whose password is then asked for. */
async function requestAccount(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.choose(ACCOUNT[locale]);
  await visit.page.waitForSelector('#main input[type="password"]');
  await visit.waitUntilIdle();
}

/** The last step of the checkout: by how the order arrives, and what the shop refuses. */
export const LAST_STEP_SCREENS: readonly Screen[] = [
  screen('checkout-5-collected', { open: openStep(5, (visitor, { shopUrl }) => fillPickUpCart(visitor, shopUrl)) }),
  screen('checkout-5-parcel-point', { open: openStep(5, (visitor, { shopUrl }) => fillPointCart(visitor, shopUrl)) }),
  screen('checkout-5-services', { open: openStep(5, (visitor, { shopUrl }) => fillCartWithServices(visitor, shopUrl)) }),
  screen('checkout-5-account', { open: openStep(5, (visitor, { shopUrl }) => fillCart(visitor, shopUrl)), act: requestAccount }),
  screen('checkout-5-lost-place', { open: openStep(5, fillForNarrowPoint), act: orderRefused({ meanwhile: (visit, stage) => addElsewhere(visit, LONG_PRODUCTS.get(stage) ?? 0) }), refusal: 409 }),
  screen('checkout-5-lost-day', { open: openStep(5, fillForFirstDay), act: orderRefused({ meanwhile: (visit, { showpieces: { cart } }) => addElsewhere(visit, cart.at(-1)?.id ?? 0) }), refusal: 409 }),
  screen('checkout-5-lost-services', { open: openStep(5, (visitor, { shopUrl }) => fillCartWithServices(visitor, shopUrl)), act: orderRefused({ meanwhile: replaceServiced }), refusal: 409 }),
  screen('checkout-5-changed', { open: openStep(5, fillForChanges), act: orderRefused({ meanwhile: changeGoods }), refusal: 409 }),
  screen('checkout-5-amount-refused', { open: openStep(5, fillExpensiveCart), act: orderRefused({ payment: 'cashOnDelivery' }), refusal: 409 }),
];
