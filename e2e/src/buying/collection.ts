import { DELIVERY_SERVICES } from '@feszek/contract';
import type { Cart, Locale, ProductList } from '@feszek/contract';
import { shopApi } from '../harness/shopApi.ts';
import { fillCart } from './apiVisitor.ts';
import type { ApiVisitor } from './apiVisitor.ts';

/** What a buyer reads who collects their order, written out here: these texts are part of the test. */
export const COLLECTION_TEXTS = {
  hu: {
    pickUp: 'Átvétel a bemutatóteremben', parcelPoint: 'Csomagpont', showroom: 'Fészek Győr', required: 'Válaszd ki, melyik bemutatóteremben veszed át.', pointRequired: 'Válaszd ki, melyik csomagponton veszed át.',
    showroomLines: ['Fészek Győr', '9021 Győr, Baross Gábor út 12.', 'H–P 09:00–18:00'], search: 'Irányítószám vagy település', searchAction: 'Keresés', transfer: 'Banki átutalás', mailed: 'Átvétel', ready: 'Várhatóan átvehető',
  },
  en: {
    pickUp: 'Showroom collection', parcelPoint: 'Parcel point', showroom: 'Fészek Győr', required: 'Please choose the showroom you’ll collect from.', pointRequired: 'Please choose a parcel point.',
    showroomLines: ['Fészek Győr', 'Baross Gábor út 12., Győr 9021', 'Mon–Fri 09:00–18:00'], search: 'Postcode or town', searchAction: 'Search', transfer: 'Bank transfer', mailed: 'Collection', ready: 'Estimated to be ready',
  },
} as const satisfies Record<Locale, object>;

/** Above the smallest order of the shop. */
const MINIMUM_HUF = 2000;
/** The most products that are tried for a small one. */
const TRIED = 96;

/** Fills a cart with one piece of a product for which the cart is as wanted, as far as the third step of the checkout. */
async function fillCartWith(visitor: ApiVisitor, shopUrl: string, sort: 'price-asc' | 'price-desc', isWanted: (cart: Cart) => boolean): Promise<void> {
  const { products } = await shopApi(shopUrl, visitor.api.locale).get<ProductList>('/api/products', { query: { sort, page_size: TRIED } });
  // Journeys at the same time buy too: the product of which the shop has most remains in stock.
  const inStock = products.filter(({ stock_state }) => stock_state === 'in_stock').sort((one, other) => other.quantity - one.quantity);
  for (const { id } of inStock) {
    const cart = await visitor.api.post<Cart>('/api/cart/product', { product_id: id, quantity: 1 });
    await visitor.api.put(`/api/cart/product/${id}`, { product_id: id, quantity: 0 });
    if (!isWanted(cart)) continue;
    await fillCart(visitor, shopUrl, [{ id, quantity: 1 }]);
    return;
  }
  throw new Error('The shop has no such product in stock');
}

/** Fills a cart with one piece that fits into a parcel locker, as far as the third step of the checkout. */
export function fillSmallCart(visitor: ApiVisitor, shopUrl: string): Promise<void> {
  return fillCartWith(visitor, shopUrl, 'price-asc', (cart) => cart.delivery_methods.some(({ kind }) => kind === 'parcel_point') && cart.summary.total_amount_gross > MINIMUM_HUF);
}

/** Fills a cart with one piece for which the shop offers every service of the delivery, as far as the third step of the checkout. */
export function fillServicedCart(visitor: ApiVisitor, shopUrl: string): Promise<void> {
  return fillCartWith(visitor, shopUrl, 'price-desc', (cart) => cart.delivery_methods[0]?.services?.length === DELIVERY_SERVICES.length);
}

/** The text of the newest mail to an address, once there is one. */
export async function newestMail(shopUrl: string, email: string): Promise<string> {
  const list = await (await fetch(`${shopUrl}/dev/mail?to=${encodeURIComponent(email)}`)).text();
  const [, id] = /\/dev\/mail\/(\d+)/.exec(list) ?? [];
  if (id === undefined) throw new Error(`There is no mail to ${email} yet`);
  return (await fetch(`${shopUrl}/dev/mail/${id}/text`)).text();
}
