import { DELIVERY_SERVICES, productPath } from '@feszek/contract';
import type { Cart, Locale, OrderPlaced, ParcelPoints, Product, ProductDetail, ProductList } from '@feszek/contract';
import { shopApi } from '../harness/shopApi.ts';
import { chooseDelivery, fillCart, fillCustomer, orderCart } from './apiVisitor.ts';
import type { ApiVisitor } from './apiVisitor.ts';

/** What a buyer reads who collects their order, written out here: these texts are part of the test. */
export const COLLECTION_TEXTS = {
  hu: {
    pickUp: 'Átvétel a bemutatóteremben', parcelPoint: 'Csomagpont', showroom: 'Fészek Győr', required: 'Válaszd ki, melyik bemutatóteremben veszed át.', pointRequired: 'Válaszd ki, melyik csomagponton veszed át.',
    showroomLines: ['Fészek Győr', '9021 Győr, Baross Gábor út 12.', 'H–\u2060P 09:00–\u206018:00'], search: 'Irányítószám vagy település', searchAction: 'Keresés', transfer: 'Banki átutalás', mailed: 'Átvétel', ready: 'Várhatóan átvehető',
  },
  en: {
    pickUp: 'Showroom collection', parcelPoint: 'Parcel point', showroom: 'Fészek Győr', required: 'Please choose the showroom you’ll collect from.', pointRequired: 'Please choose a parcel point.',
    showroomLines: ['Fészek Győr', 'Baross Gábor út 12., 9021 Győr', 'Mon–\u2060Fri 09:00–\u206018:00'], search: 'Postcode or town', searchAction: 'Search', transfer: 'Bank transfer', mailed: 'Collection', ready: 'Estimated collection',
  },
} as const satisfies Record<Locale, object>;

/** Above the minimum amount of an order. */
const MINIMUM_HUF = 2000;
/** The maximum number of products that are tried for a small one. */
const TRIED = 96;

/** The product with the largest stock among those for which a cart with one piece meets the condition. The cart stays empty. */
async function findProduct({ api }: ApiVisitor, shopUrl: string, sort: 'price-asc' | 'price-desc', isWanted: (cart: Cart, product: Product) => boolean | Promise<boolean>): Promise<Product> {
  const { products } = await shopApi(shopUrl, api.locale).get<ProductList>('/api/products', { query: { sort, page_size: TRIED } });
  // Concurrent journeys buy too: the product with the largest stock remains in stock.
  const inStock = products.filter(({ stock_state }) => stock_state === 'in_stock').sort((one, other) => other.quantity - one.quantity);
  for (const product of inStock) {
    const { id } = product;
    const cart = await api.post<Cart>('/api/cart/product', { product_id: id, quantity: 1 });
    const isFound = await isWanted(cart, product);
    await api.put(`/api/cart/product/${id}`, { product_id: id, quantity: 0 });
    if (isFound) return product;
  }
  throw new Error('The shop has no such product in stock');
}

/** Whether the goods of a cart fit into a parcel locker. */
const isSmall = ({ delivery_methods: methods, summary }: Cart) => methods.some(({ kind }) => kind === 'parcel_point') && summary.total_amount_gross > MINIMUM_HUF;

/** Fills a cart with one piece that fits into a parcel locker, as far as the third step of the checkout. */
export async function fillSmallCart(visitor: ApiVisitor, shopUrl: string): Promise<Cart> {
  const { id } = await findProduct(visitor, shopUrl, 'price-asc', isSmall);
  return fillCart(visitor, shopUrl, [{ id, quantity: 1 }]);
}

/** Fills a cart with one piece for which the shop offers every service of the delivery, as far as the third step of the checkout. */
export async function fillServicedCart(visitor: ApiVisitor, shopUrl: string): Promise<Cart> {
  const { id } = await findProduct(visitor, shopUrl, 'price-desc', (cart) => cart.delivery_methods[0]?.services?.length === DELIVERY_SERVICES.length);
  return fillCart(visitor, shopUrl, [{ id, quantity: 1 }]);
}

/** The parcel points that are nearest to the buyer. */
async function nearestPoints({ api }: ApiVisitor): Promise<ParcelPoints['points']> {
  return (await api.get<ParcelPoints>('/api/cart/points', { query: { search: '' } })).points;
}

/** Fills a cart with one small piece that is collected in the showroom in Győr, as far as the last step of the checkout. */
export async function fillPickUpCart(visitor: ApiVisitor, shopUrl: string): Promise<Cart> {
  return chooseDelivery(visitor, await fillSmallCart(visitor, shopUrl), { kind: 'pick_up', place: 'showroom:gyor' });
}

/** Fills a cart with one small piece that is collected at the nearest parcel point, as far as the last step of the checkout. */
export async function fillPointCart(visitor: ApiVisitor, shopUrl: string): Promise<Cart> {
  const cart = await fillSmallCart(visitor, shopUrl);
  const place = (await nearestPoints(visitor)).find(({ obstacle }) => obstacle === null)?.id;
  if (place === undefined) throw new Error('No parcel point takes the cart');
  return chooseDelivery(visitor, cart, { kind: 'parcel_point', place });
}

/** Fills a cart with one piece that is delivered on the last day to choose, with every service, as far as the last step of the checkout. */
export async function fillCartWithServices(visitor: ApiVisitor, shopUrl: string): Promise<Cart> {
  const cart = await fillServicedCart(visitor, shopUrl);
  const day = cart.delivery_methods.find(({ kind }) => kind === 'home')?.days.at(-1);
  if (day === undefined) throw new Error('The shop offers no day of delivery');
  return chooseDelivery(visitor, cart, { kind: 'home', day, services: DELIVERY_SERVICES });
}

/** A product that some parcel points take, and others do not. */
export interface LongProduct {
  readonly id: number;
  /** The id of the nearest point that does not take it. */
  readonly refusing: string;
}

/** Finds a product that is too long for the parcel points of one carrier. The cart stays empty. */
export async function findLongProduct(visitor: ApiVisitor, shopUrl: string): Promise<LongProduct> {
  // Without an address there are no nearest points.
  await fillCustomer(visitor, shopUrl, []);
  let refusing = '';
  const { id } = await findProduct(visitor, shopUrl, 'price-asc', async (cart) => {
    if (!isSmall(cart)) return false;
    const points = await nearestPoints(visitor);
    refusing = points.find(({ obstacle }) => obstacle === 'too_long')?.id ?? '';
    return refusing !== '' && points.some(({ obstacle }) => obstacle === null);
  });
  return { id, refusing };
}

/** A colour of a product, which its page does not show first. */
export interface ColourToChoose {
  /** The page of the product in its first colour. */
  readonly path: string;
  /** The colour by the name of its swatch. */
  readonly colour: string;
}

/** Finds a product that fits into a parcel locker and comes in another colour too. */
export async function findColourToChoose(visitor: ApiVisitor, shopUrl: string): Promise<ColourToChoose> {
  const product = await findProduct(visitor, shopUrl, 'price-asc', (cart, { group }) => isSmall(cart) && (group?.swatches.length ?? 0) > 1 && group?.size === undefined);
  const { variants } = await visitor.api.get<ProductDetail>(`/api/products/${product.id}`);
  const at = variants?.axes.findIndex(({ kind }) => kind === 'color') ?? -1;
  const colour = variants?.products.find(({ id, stock_state: state }) => id !== product.id && state === 'in_stock')?.values[at];
  if (colour === undefined) throw new Error(`${product.title} has no other colour in stock`);
  return { path: productPath(visitor.api.locale, { id: product.id, ...product.link }), colour };
}

/**
 * Places an order that is collected in the showroom in Győr.
 *
 * @param code - of the payment method
 */
export async function placeCollectedOrder(visitor: ApiVisitor, shopUrl: string, code = 'bank_transfer'): Promise<OrderPlaced> {
  return orderCart(visitor, await fillPickUpCart(visitor, shopUrl), code);
}

/** Places an order by bank transfer that is collected at a parcel point. */
export async function placePointOrder(visitor: ApiVisitor, shopUrl: string): Promise<OrderPlaced> {
  return orderCart(visitor, await fillPointCart(visitor, shopUrl), 'bank_transfer');
}

/** The text of the newest mail to an address, once there is one. */
export async function newestMail(shopUrl: string, email: string): Promise<string> {
  const list = await (await fetch(`${shopUrl}/dev/mail?to=${encodeURIComponent(email)}`)).text();
  const [, id] = /\/dev\/mail\/(\d+)/.exec(list) ?? [];
  if (id === undefined) throw new Error(`There is no mail to ${email} yet`);
  return (await fetch(`${shopUrl}/dev/mail/${id}/text`)).text();
}
