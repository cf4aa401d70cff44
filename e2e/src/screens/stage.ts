import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { apiVisitor, fillCart, placeOrder } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { CARDS } from '../buying/checkout.ts';
import { askForQuote, tellQuote } from '../buying/quotes.ts';
import { findShowpieces } from './showpieces.ts';
import type { Showpieces } from './showpieces.ts';

/** What must be there before the screens of one language can be shown. */
export interface Stage {
  readonly locale: Locale;
  readonly showpieces: Showpieces;
  /** Addresses of orders, by what became of their payment. */
  readonly results: { readonly paid: string; readonly refused: string; readonly waiting: string };
  /** The page of a quote request that was sent. */
  readonly quote: string;
  /** The bank's page of an order that waits for its payment. */
  readonly bank: string;
  /** Has favourites and a full cart, and has answered the checkout's questions. */
  readonly buyer: ApiVisitor;
  /** The origin of a shell that cannot reach the catalogue. */
  readonly shellWithoutCatalogue: string;
}

/** Pays as the form on the bank's page does. */
async function pay(shopUrl: string, bankPath: string, card: string): Promise<void> {
  const response = await fetch(new URL(bankPath, shopUrl), { method: 'POST', body: new URLSearchParams({ card_number: card }), redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The bank answered ${response.status}`);
}

async function placeOrders(shopUrl: string, locale: Locale): Promise<Pick<Stage, 'results' | 'bank'>> {
  const [paid, refused, waiting] = await Promise.all([placeOrder(shopUrl, locale), placeOrder(shopUrl, locale), placeOrder(shopUrl, locale)]);
  await Promise.all([pay(shopUrl, paid.redirect_url, CARDS.good), pay(shopUrl, refused.redirect_url, CARDS.refused)]);
  const resultOf = ({ order_hash }: { readonly order_hash: string }) => routePath('checkout-result-order_hash', locale, { order_hash });
  return { results: { paid: resultOf(paid), refused: resultOf(refused), waiting: resultOf(waiting) }, bank: waiting.redirect_url };
}

/** Puts carts and orders into a running shop. */
export async function prepareStage(shopUrl: string, locale: Locale, shellWithoutCatalogue: string): Promise<Stage> {
  const buyer = apiVisitor(shopUrl, locale);
  const [showpieces, orders] = await Promise.all([findShowpieces(shopUrl, locale), placeOrders(shopUrl, locale)]);
  const quote = await askForQuote(apiVisitor(shopUrl, locale), shopUrl);
  await fillCart(buyer, shopUrl, showpieces.cart);
  await tellQuote(buyer);
  // One after another, so that they stand in one order.
  for (const id of showpieces.favourites) await buyer.api.post(`/api/favourites/${id}`);
  return { locale, showpieces, ...orders, quote, buyer, shellWithoutCatalogue };
}
