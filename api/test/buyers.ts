import { CHAIR, SOFA } from './goods.ts';
import { HttpVisitor } from './httpVisitor.ts';
import { BANK_TRANSFER, CARD, CUSTOMER, HOME_DELIVERY, ORDER } from './shop.ts';
import type { Answer } from './visitor.ts';

/** A buyer whose checkout is ready for the order, with the idempotency key of their order. */
export interface Buyer {
  readonly visitor: HttpVisitor;
  readonly key: string;
}

/**
 * Fills a cart at an API process: every buyer has a sofa, two of four have chairs too, every other one pays by card.
 *
 * @param number distinguishes the buyers; each has a different address and key
 */
export async function prepareBuyer(url: string, number: number): Promise<Buyer> {
  const visitor = new HttpVisitor(url, `10.1.${Math.floor(number / 250)}.${(number % 250) + 1}`);
  await visitor.call('GET', '/sanctum/csrf-cookie');
  if (number % 4 < 2) await visitor.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 2 });
  await visitor.call('POST', '/api/cart/product', { product_id: SOFA, quantity: 1 });
  await visitor.call('PUT', '/api/cart/customer', { ...CUSTOMER, email: `buyer${number}@example.hu`, phone: `+36 30 ${String(1_000_000 + number)}` });
  await visitor.call('PUT', '/api/cart/method/delivery', { id: HOME_DELIVERY });
  const last = await visitor.call('PUT', '/api/cart/method/payment', { id: number % 2 === 0 ? CARD : BANK_TRANSFER });
  if (last.status !== 200) throw new Error(last.text);
  return { visitor, key: `key-${number}` };
}

/** Sends the order. */
export function press({ visitor, key }: Buyer): Promise<Answer> {
  return visitor.call('POST', '/api/cart/order', ORDER, { 'idempotency-key': key });
}
