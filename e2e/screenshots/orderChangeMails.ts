import { routePath } from '@feszek/contract';
import type { Locale, Order, ProductList } from '@feszek/contract';
import { findMail } from '../src/accounts/findMail.ts';
import { apiVisitor, placeOrder, placeOrderOnDelivery } from '../src/buying/apiVisitor.ts';
import { ANNA, CARDS } from '../src/buying/checkout.ts';
import { payAtBank } from '../src/buying/payAtBank.ts';
import { receiveOrder } from '../src/buying/reviews.ts';
import type { ShopToShow } from './shopToShow.ts';

/** The mails about changes of orders, by their kind in the outbox. */
export const ORDER_CHANGE_KINDS = ['order_approved', 'order_cancelled', 'order_payment_failed', 'order_payment_changed', 'order_refunded', 'withdrawal_received'] as const;
type Kind = (typeof ORDER_CHANGE_KINDS)[number];

/** In forints, gross: an order that is paid on receipt waits for the approval from the first amount on, in the journeys' shop too; a guest may order up to the last one so. */
const LARGE = { from: 450_000, to: 500_000 } as const;

const REASON = { hu: 'Az egyik darab szállítás közben megsérült, és nincs belőle több.', en: 'One piece was damaged in transit, and there are no more of it.' } as const satisfies Record<Locale, string>;

/** Approves a large order, and cancels it. */
async function approveAndCancel({ url, operate }: ShopToShow, locale: Locale): Promise<void> {
  const buyer = apiVisitor(url, locale);
  const { products } = await buyer.api.get<ProductList>('/api/products', { query: { sort: 'price-desc', in_stock: 'true', page_size: 96 } });
  const pieces = ({ price_gross: price }: ProductList['products'][number]): number => Math.ceil(LARGE.from / price);
  const product = products.find((candidate) => candidate.stock_state === 'in_stock' && pieces(candidate) <= candidate.quantity && pieces(candidate) * candidate.price_gross <= LARGE.to);
  if (!product) throw new Error('The shop has no goods for a large order');
  const { order_hash: hash } = await placeOrderOnDelivery(url, locale, buyer, [{ id: product.id, quantity: pieces(product) }]);
  await operate(`/orders/${hash}/approved`);
  await operate(`/orders/${hash}/cancelled`, { reason: REASON[locale] });
}

/** Pays an order with a card that the bank refuses, and then by bank transfer. */
async function changePayment({ url }: ShopToShow, locale: Locale): Promise<void> {
  const buyer = apiVisitor(url, locale);
  const { order_hash: hash, redirect_url: bank } = await placeOrder(url, locale, buyer);
  await payAtBank(url, bank, CARDS.refused);
  const { payment_methods: methods } = await buyer.api.get<Order>(`/api/orders/${hash}`);
  const transfer = methods.find(({ code }) => code === 'bank_transfer');
  await buyer.api.post(`/api/orders/payment_restart/${hash}`, { payment_method: transfer?.id, transaction_result_url: routePath('checkout-result', locale) });
}

/** Withdraws from an order that has arrived, and refunds it. */
async function withdraw({ url, operate }: ShopToShow, locale: Locale): Promise<void> {
  const buyer = apiVisitor(url, locale);
  const { hash } = await receiveOrder(url, buyer, 1, operate);
  const { id } = await buyer.api.get<Order>(`/api/orders/${hash}`);
  const declaration = { name: ANNA.name, email: ANNA.email, order_number: String(id), subject: '' };
  await buyer.api.post('/api/withdrawals', declaration, { headers: { 'Idempotency-Key': crypto.randomUUID() } });
  await operate(`/orders/${hash}/refunded`, { by_hand: true });
}

/**
 * Lets a shop send its mails about changes of orders, in one language.
 *
 * @returns the paths of the mails by their kind
 */
export async function sendOrderChangeMails(shop: ShopToShow, locale: Locale): Promise<(readonly [Kind, string])[]> {
  await approveAndCancel(shop, locale);
  await changePayment(shop, locale);
  await withdraw(shop, locale);
  return Promise.all(ORDER_CHANGE_KINDS.map(async (kind) => [kind, await findMail(shop.url, ANNA.email, kind)] as const));
}
