import { operatorOrderSchema, orderPlacedSchema, orderSchema, reviewFormSchema } from '@feszek/contract';
import type { ReviewForm } from '@feszek/contract';
import { mailedToken } from './accounts.ts';
import type { OperatorShop } from './operator.ts';
import { BANK_TRANSFER, CUSTOMER, order, prepareOrder } from './shop.ts';
import type { TestOrder } from './shop.ts';
import { dataOf } from './visitor.ts';
import type { Answer, Visitor } from './visitor.ts';

export const DAY_MS = 86_400_000;
/** Days from the arrival of an order to the invitation. */
export const INVITATION_DAYS = 14;

/** An order that has arrived. */
export interface Arrived {
  readonly id: number;
  readonly hash: string;
  readonly email: string;
}

/** Orders as a buyer with this address, and completes the order a day later. */
export async function arrived(shop: OperatorShop, email: string, request: Partial<TestOrder> & Pick<TestOrder, 'productId'>, visitor: Visitor = shop.visitor()): Promise<Arrived> {
  await prepareOrder(visitor, { payment: BANK_TRANSFER, ...request });
  await visitor.call('PUT', '/api/cart/customer', { body: { ...CUSTOMER, email } });
  const { order_hash: hash } = dataOf(await order(visitor), orderPlacedSchema);
  const { id } = await visitor.read(orderSchema, `/api/orders/${hash}`);
  shop.clock.move(DAY_MS);
  for (const step of ['paid', 'shipped', 'completed']) await shop.client.call('POST', `/operator/orders/${hash}/${step}`, operatorOrderSchema, {});
  return { id, hash, email };
}

/** The token of the mail that invites the buyer of an order, sent by now. */
export async function invited(shop: OperatorShop, { email }: Arrived): Promise<string> {
  shop.clock.move(INVITATION_DAYS * DAY_MS);
  await shop.runRecurringJobs();
  return mailedToken(shop.db, email, 'review_invitation');
}

export const TEXT = 'Két hete használjuk naponta, és minden porcikája stabil.';

export async function writeReview(shop: OperatorShop, key: string, more: object = {}, visitor?: Visitor): Promise<Answer> {
  const author = visitor ?? (await shop.visitor().arrive());
  return author.call('POST', '/api/reviews', { body: { key, item: 1, stars: 5, title: '', text: TEXT, is_named: true, ...more } });
}

export async function openForm(shop: OperatorShop, key: string, visitor: Visitor = shop.visitor()): Promise<ReviewForm> {
  return visitor.read(reviewFormSchema, `/api/reviews/forms/${key}`);
}

/** Uploads a photograph for an item of the form. */
export async function uploadPhoto(shop: OperatorShop, key: string, content: Buffer, item = 1): Promise<Answer> {
  const form = new FormData();
  form.append('key', key);
  form.append('item', String(item));
  form.append('photo', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), '../../photo.exe');
  const encoded = new Response(form);
  const visitor = await shop.visitor().arrive();
  return visitor.call('POST', '/api/reviews/photos', { body: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': encoded.headers.get('content-type') ?? '' } });
}
