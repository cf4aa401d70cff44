import { routePath } from '@feszek/contract';
import type { Locale, ProductList, ReviewForm } from '@feszek/contract';
import { findMail } from '../src/accounts/findMail.ts';
import { mailedAddress } from '../src/accounts/mailedAddress.ts';
import { apiVisitor } from '../src/buying/apiVisitor.ts';
import { ANNA } from '../src/buying/checkout.ts';
import { placeCollectedOrder, placePointOrder } from '../src/buying/collection.ts';
import { getOffer } from '../src/buying/quotes.ts';
import { publishReview, receiveOrder, rejectReview } from '../src/buying/reviews.ts';
import type { ShopToShow } from './shopToShow.ts';

const ORDER_KINDS = ['order_placed', 'order_paid', 'order_shipped', 'order_completed', 'order_code', 'review_invitation'] as const;
const ALERT_KINDS = ['stock_alert_confirmation', 'back_in_stock'] as const;
const NEWSLETTER_KINDS = ['newsletter_confirmation'] as const;
const QUOTE_KINDS = ['quote_received', 'offer_made'] as const;
/** The mails of orders that are collected in a showroom or at a parcel point, with their kind in the outbox. */
const COLLECTED = { order_placed_collected: 'order_placed', order_ready: 'order_shipped', order_placed_parcel_point: 'order_placed', order_shipped_parcel_point: 'order_shipped' } as const;
const REVIEW_KINDS = ['review_published', 'review_rejected'] as const;

/** The reviewed product of each language, see `receiveOrder`. */
const REVIEWED = { hu: 6, en: 7 } as const satisfies Record<Locale, number>;
const REVIEW = {
  hu: { title: 'Jó vétel', text: 'Két hete minden este ezen olvasunk. Stabil, és a színe pontosan olyan, mint a képen.', reason: 'Az értékelésben egy másik vásárló neve szerepel.' },
  en: { title: 'Good choice', text: 'We have read here every evening for two weeks. It is solid, and its colour is exactly that of the picture.', reason: 'The review names another customer.' },
} as const satisfies Record<Locale, object>;

/** The mails about orders, quotes, products and the newsletter, by their kind in the outbox. */
export const SHOP_KINDS = [...ORDER_KINDS, 'order_placed_collected', 'order_ready', 'order_placed_parcel_point', 'order_shipped_parcel_point', ...REVIEW_KINDS, ...QUOTE_KINDS, ...ALERT_KINDS, ...NEWSLETTER_KINDS] as const;
type Kind = (typeof SHOP_KINDS)[number];

function findAll(shopUrl: string, email: string, kinds: readonly Kind[]): Promise<(readonly [Kind, string])[]> {
  return Promise.all(kinds.map(async (kind) => [kind, await findMail(shopUrl, email, kind)] as const));
}

/** Lets an order arrive, invites its buyer to review it, and requests the code that opens it. */
async function sendOrderMails({ url, operate }: ShopToShow, locale: Locale): Promise<(readonly [Kind, string])[]> {
  const buyer = apiVisitor(url, locale);
  const { hash } = await receiveOrder(url, buyer, 0, operate);
  const { order_number: number } = await buyer.api.get<ReviewForm>(`/api/reviews/forms/${hash}`);
  await operate(`/reviews/invitations/${number}`);
  await apiVisitor(url, locale).api.post(`/api/orders/${hash}/code`);
  return findAll(url, ANNA.email, ORDER_KINDS);
}

/** Orders for a showroom and for a parcel point, one after the other: all mails go to one address. */
async function sendCollectionMails({ url, operate }: ShopToShow, locale: Locale): Promise<(readonly [Kind, string])[]> {
  const orders = [[placeCollectedOrder, ['order_placed_collected', 'order_ready']], [placePointOrder, ['order_placed_parcel_point', 'order_shipped_parcel_point']]] as const;
  const mails: (readonly [Kind, string])[] = [];
  for (const [place, names] of orders) {
    const { order_hash: hash } = await place(apiVisitor(url, locale), url);
    for (const step of ['paid', 'shipped']) await operate(`/orders/${hash}/${step}`);
    for (const name of names) mails.push([name, await findMail(url, ANNA.email, COLLECTED[name])]);
  }
  return mails;
}

/** Has one review published, and another one rejected. */
async function sendReviewMails({ url, operate }: ShopToShow, locale: Locale): Promise<(readonly [Kind, string])[]> {
  const { reason, ...texts } = REVIEW[locale];
  for (const kind of REVIEW_KINDS) {
    const buyer = apiVisitor(url, locale);
    const { hash, product } = await receiveOrder(url, buyer, REVIEWED[locale], operate);
    const { items } = await buyer.api.get<ReviewForm>(`/api/reviews/forms/${hash}`);
    const item = items.find(({ name }) => name.startsWith(product.title));
    await buyer.api.post('/api/reviews', { key: hash, item: item?.id, stars: 4, is_named: true, ...texts });
    if (kind === 'review_published') await publishReview(buyer, hash, operate);
    else await rejectReview(buyer, hash, reason, operate);
  }
  return findAll(url, ANNA.email, REVIEW_KINDS);
}

/** Requests a quote, and has it answered. */
async function sendQuoteMails({ url, operate }: ShopToShow, locale: Locale): Promise<(readonly [Kind, string])[]> {
  const buyer = apiVisitor(url, locale);
  await getOffer(buyer, url, operate);
  return findAll(url, buyer.email, QUOTE_KINDS);
}

/** Waits for a product that is sold out, until a piece of it arrives. */
async function sendAlertMails({ url, operate }: ShopToShow, locale: Locale): Promise<(readonly [Kind, string])[]> {
  const { api, email } = apiVisitor(url, locale);
  const { products } = await api.get<ProductList>('/api/products', { query: { page_size: 96 } });
  const product = products.find(({ stock_state: state }) => state === 'sold_out');
  if (!product) throw new Error('The shop has no product that is sold out');
  await api.post('/api/stock-alerts', { product_id: product.id, email });
  const address = await mailedAddress(url, email, 'stock_alert_confirmation', routePath('stock-alert', locale));
  await api.post('/api/stock-alerts/confirm', { token: address.split('=').at(-1) });
  await operate(`/stock/${product.sku}/moves`, { add: 1 });
  const mails = await findAll(url, email, ALERT_KINDS);
  await operate(`/stock/${product.sku}/moves`, { add: -1 });
  return mails;
}

/**
 * Lets a shop send its mails about orders, quotes, products and the newsletter, in one language.
 *
 * @returns the paths of the mails by their kind
 */
export async function sendShopMails(shop: ShopToShow, locale: Locale): Promise<(readonly [Kind, string])[]> {
  const { api, email } = apiVisitor(shop.url, locale);
  await api.post('/api/newsletter', { email });
  return [...await sendOrderMails(shop, locale), ...await sendCollectionMails(shop, locale), ...await sendReviewMails(shop, locale), ...await sendQuoteMails(shop, locale), ...await sendAlertMails(shop, locale), ...await findAll(shop.url, email, NEWSLETTER_KINDS)];
}
