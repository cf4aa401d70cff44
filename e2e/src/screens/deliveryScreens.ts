import { routePath } from '@feszek/contract';
import { createAccount, signInElsewhere } from '../accounts/createAccount.ts';
import { apiVisitor, chooseDelivery, fillCart, fillCustomer } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { BUYER_TEXTS } from '../buying/buyerTexts.ts';
import { ANNA } from '../buying/checkout.ts';
import { fillSmallCart, findLongProduct } from '../buying/collection.ts';
import type { Visit } from '../harness/visit.ts';
import { loseServices } from './cartScreens.ts';
import { chooseParcelPoint, searchUnknownPoint, sendWithoutMethod, untilPlacesShow } from './deliveryActs.ts';
import { screen } from './screen.ts';
import type { Opening, Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const stepPath = (locale: Stage['locale'], step: number) => `${routePath('cart-data', locale)}?step=${step}`;

/** Opens a step of the checkout of a new visitor, after their cart is filled. */
export function openStep(step: number, fill: (visitor: ApiVisitor, stage: Stage) => Promise<unknown>) {
  return async (stage: Stage): Promise<Opening> => {
    const visitor = apiVisitor(stage.shopUrl, stage.locale);
    await fill(visitor, stage);
    return { path: stepPath(stage.locale, step), visitor };
  };
}

const plain = (visitor: ApiVisitor, { shopUrl }: Stage) => fillCart(visitor, shopUrl);
const add = ({ api }: ApiVisitor, id: number) => api.post('/api/cart/product', { product_id: id, quantity: 1 });

/** A product that some parcel points do not take. */
async function fillLongCart(visitor: ApiVisitor, { shopUrl }: Stage): Promise<void> {
  const { id } = await findLongProduct(visitor, shopUrl);
  await fillCart(visitor, shopUrl, [{ id, quantity: 1 }]);
}

/** Chooses a parcel point, and adds a product that the point does not take. */
async function losePlace(visitor: ApiVisitor, { shopUrl }: Stage): Promise<void> {
  const { id, refusing } = await findLongProduct(visitor, shopUrl);
  await chooseDelivery(visitor, await fillSmallCart(visitor, shopUrl), { kind: 'parcel_point', place: refusing });
  await add(visitor, id);
}

/** Chooses the first day, and adds a product that is made to order. */
async function loseDay(visitor: ApiVisitor, { shopUrl, showpieces: { cart } }: Stage): Promise<void> {
  const filled = await fillCart(visitor, shopUrl);
  const day = filled.delivery_methods.find(({ kind }) => kind === 'home')?.days[0];
  if (day === undefined) throw new Error('The shop offers no day of delivery');
  await chooseDelivery(visitor, filled, { kind: 'home', day });
  await add(visitor, cart.at(-1)?.id ?? 0);
}

/** Says that a company buys. */
async function chooseCompany(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.choose(locale === 'hu' ? 'Cég' : 'Company');
  await visit.page.waitForSelector('#main [name$="tax_number"]');
  await visit.waitUntilIdle();
}

/** Says that the delivery goes to another address than the invoice. */
async function chooseOtherAddress(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.choose(BUYER_TEXTS[locale].sameAsBilling);
  await visit.page.waitForSelector('#main [name$="zipcode"]');
  await visit.waitUntilIdle();
}

/** A user with two saved addresses. */
async function openSavedAddresses(stage: Stage): Promise<Opening> {
  const { shopUrl, locale } = stage;
  const user = await signInElsewhere(shopUrl, locale, await createAccount(shopUrl, locale));
  const { customer_data: { invoice_data: home } } = await fillCart(user, shopUrl);
  await user.api.post('/api/account/addresses', { ...home, is_default_billing: true, is_default_delivery: true });
  await user.api.post('/api/account/addresses', { ...home, name: ANNA.name, zipcode: '9021', city: 'Győr', address: 'Baross Gábor út 3.' });
  return { path: stepPath(locale, 2), visitor: user };
}

/** The steps of the checkout before the last one, where a buyer answers something else than the stage's buyer. */
export const DELIVERY_SCREENS: readonly Screen[] = [
  screen('checkout-2-company', { open: openStep(2, plain), act: chooseCompany }),
  screen('checkout-2-saved-addresses', { open: openSavedAddresses }),
  screen('checkout-3-unfinished', { open: openStep(3, (visitor, { shopUrl }) => fillCustomer(visitor, shopUrl)), act: sendWithoutMethod }),
  screen('checkout-3-point-not-found', { path: ({ locale }) => stepPath(locale, 3), visitor: 'collector', act: searchUnknownPoint }),
  screen('checkout-3-point-limit', { open: openStep(3, fillLongCart), act: chooseParcelPoint }),
  screen('checkout-3-lost-place', { open: openStep(3, losePlace), act: untilPlacesShow }),
  screen('checkout-3-lost-day', { open: openStep(3, loseDay) }),
  screen('checkout-3-lost-services', { open: openStep(3, loseServices) }),
  screen('checkout-4-other-address', { open: openStep(4, plain), act: chooseOtherAddress }),
];
