import { productPath, routePath } from '@feszek/contract';
import type { Locale, ReviewForm, Withdrawal } from '@feszek/contract';
import { apiVisitor, fillCart, placeOrder, placeOrderOnDelivery, placeTransferOrder } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { fillSmallCart } from '../buying/collection.ts';
import { ANNA, CARDS } from '../buying/checkout.ts';
import { payAtBank } from '../buying/payAtBank.ts';
import { publishReview, receiveOrder } from '../buying/reviews.ts';
import { requestQuote, getOffer, orderOffer, fillQuoteRequest } from '../buying/quotes.ts';
import { operate as operateJourneys } from '../harness/operator.ts';
import type { Operate } from '../harness/operator.ts';
import { prepareAccount } from './accountStage.ts';
import type { AccountStage } from './accountStage.ts';
import { NO_SHELLS } from './stageShells.ts';
import type { StageShells } from './stageShells.ts';
import { findShowpieces } from './showpieces.ts';
import type { Showpieces } from './showpieces.ts';

/** What must be there before the screens of one language can be shown. */
export interface Stage extends StageShells {
  readonly shopUrl: string;
  readonly locale: Locale;
  /** Does in the shop what its operator would. */
  readonly operate: Operate;
  readonly showpieces: Showpieces;
  /** Addresses of orders, by what became of their payment; `transfer` waits for a bank transfer, `onDelivery` is paid to the courier. */
  readonly results: { readonly paid: string; readonly refused: string; readonly waiting: string; readonly transfer: string; readonly onDelivery: string };
  /** The page of a quote request that was sent. */
  readonly quote: string;
  /** Addresses of offers by their state; the buyer has begun to order the open one. */
  readonly offers: { readonly open: string; readonly used: string; readonly withdrawn: string };
  /** The page of the request that was answered with the open offer. */
  readonly answered: string;
  /** The receipt of a withdrawal. */
  readonly receipt: string;
  /** The form in which the buyer reviews an order, and the page of a product with a review. */
  readonly reviews: { readonly form: string; readonly product: string };
  /** The bank's page of an order that waits for its payment. */
  readonly bank: string;
  /** Has favourites, a full cart and an open offer, and has answered the checkout's questions. */
  readonly buyer: ApiVisitor;
  /** Has one small product in the cart, and has answered the checkout's first questions. */
  readonly collector: ApiVisitor;
  readonly account: AccountStage;
}

/** The orders of the buyer, who has one cart for them, one after another. */
async function placeOrders(shopUrl: string, buyer: ApiVisitor): Promise<Pick<Stage, 'results' | 'bank'>> {
  const { locale } = buyer.api;
  const paid = await placeOrder(shopUrl, locale, buyer);
  await payAtBank(shopUrl, paid.redirect_url, CARDS.good);
  const refused = await placeOrder(shopUrl, locale, buyer);
  await payAtBank(shopUrl, refused.redirect_url, CARDS.refused);
  const waiting = await placeOrder(shopUrl, locale, buyer);
  const transfer = await placeTransferOrder(shopUrl, locale, buyer);
  const onDelivery = await placeOrderOnDelivery(shopUrl, locale, buyer);
  const resultOf = ({ order_hash }: { readonly order_hash: string }) => routePath('checkout-result-order_hash', locale, { order_hash });
  return { results: { paid: resultOf(paid), refused: resultOf(refused), waiting: resultOf(waiting), transfer: resultOf(transfer), onDelivery: resultOf(onDelivery) }, bank: waiting.redirect_url };
}

async function makeOffers(shopUrl: string, buyer: ApiVisitor, operate: Operate, lines: Showpieces['cart']): Promise<Pick<Stage, 'offers' | 'answered'>> {
  const { locale } = buyer.api;
  const other = apiVisitor(shopUrl, locale);
  const pathOf = ({ hash: offer_hash }: { readonly hash: string }) => routePath('checkout-offer', locale, { offer_hash });
  const used = await getOffer(other, shopUrl, operate);
  await orderOffer(other, used.hash);
  const withdrawn = await getOffer(other, shopUrl, operate);
  await operate(`/offers/${withdrawn.id}/withdraw`);
  const open = await getOffer(buyer, shopUrl, operate, lines);
  await buyer.api.post(`/api/offers/${open.hash}/open`, {});
  const answered = `${routePath('checkout-result', locale)}?${new URLSearchParams({ quote: open.hash }).toString()}`;
  return { offers: { open: pathOf(open), used: pathOf(used), withdrawn: pathOf(withdrawn) }, answered };
}

async function withdraw({ api, email }: ApiVisitor): Promise<string> {
  const declaration = { name: ANNA.name, email, order_number: '123456789', subject: '' };
  const { withdrawal_hash: receipt } = await api.post<Withdrawal>('/api/withdrawals', declaration, { headers: { 'Idempotency-Key': crypto.randomUUID() } });
  return `${routePath('withdrawal', api.locale)}?${new URLSearchParams({ receipt }).toString()}`;
}

/** The product that is reviewed, see `receiveOrder`. */
const REVIEWED = { hu: 2, en: 3 } as const satisfies Record<Locale, number>;
const REVIEW = {
  hu: { title: 'Jó vétel', text: 'Két hete minden este ezen olvasunk. Stabil, és a színe pontosan olyan, mint a képen.' },
  en: { title: 'Good choice', text: 'We have read here every evening for two weeks. It is solid, and its colour is exactly that of the picture.' },
} as const satisfies Record<Locale, object>;

/** Reviews a product of an order that has arrived, and publishes the review. The other items wait in the form. */
async function review(shopUrl: string, buyer: ApiVisitor, operate: Operate): Promise<Stage['reviews']> {
  const { api } = buyer;
  const { locale } = api;
  const { hash, product } = await receiveOrder(shopUrl, buyer, REVIEWED[locale], operate);
  const { items } = await api.get<ReviewForm>(`/api/reviews/forms/${hash}`);
  const item = items.find(({ name }) => name.startsWith(product.title));
  await api.post('/api/reviews', { key: hash, item: item?.id, stars: 4, is_named: true, ...REVIEW[locale] });
  const form = routePath('product-review', locale, { token: hash });
  await publishReview(buyer, hash, operate);
  return { form, product: productPath(locale, { id: product.id, ...product.link }) };
}

export interface StageParts {
  /** Shells with other settings; without them, the screens that they show cannot be shown. */
  readonly shells?: StageShells | undefined;
  /** Answers quote requests; by default the operator of the journeys' shop. */
  readonly operate?: Operate;
}

/** Puts carts, orders and offers into a running shop. */
export async function prepareStage(shopUrl: string, locale: Locale, { shells = NO_SHELLS, operate = operateJourneys }: StageParts = {}): Promise<Stage> {
  const buyer = apiVisitor(shopUrl, locale);
  const [showpieces, orders, account] = await Promise.all([findShowpieces(shopUrl, locale), placeOrders(shopUrl, buyer), prepareAccount(shopUrl, locale)]);
  const reviews = await review(shopUrl, buyer, operate);
  const quote = await requestQuote(apiVisitor(shopUrl, locale), shopUrl);
  const receipt = await withdraw(apiVisitor(shopUrl, locale));
  const offers = await makeOffers(shopUrl, buyer, operate, showpieces.cart);
  await fillCart(buyer, shopUrl, showpieces.cart);
  await fillQuoteRequest(buyer);
  const collector = apiVisitor(shopUrl, locale);
  await fillSmallCart(collector, shopUrl);
  // One after another, so that they stand in one order.
  for (const id of showpieces.favourites) await buyer.api.post(`/api/favourites/${id}`);
  return { shopUrl, locale, operate, showpieces, ...orders, ...offers, quote, receipt, reviews, buyer, collector, account, ...shells };
}
