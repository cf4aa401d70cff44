import { operatorReviewsSchema } from '@feszek/contract';
import type { OrderPlaced, ProductList, ReviewForm } from '@feszek/contract';
import { operate as operateJourneys } from '../harness/operator.ts';
import type { Operate } from '../harness/operator.ts';
import { fillCart, placeTransferOrder } from './apiVisitor.ts';
import type { ApiVisitor } from './apiVisitor.ts';

/** A completed order. */
export interface ArrivedOrder {
  readonly hash: string;
  /** Its product, which no other journey buys. */
  readonly product: ProductList['products'][number];
}

/**
 * Orders a product that no other journey buys, and completes the order as the shop does.
 *
 * @param place - another product for each place, so that journeys see only their own reviews
 */
export async function receiveOrder(shopUrl: string, buyer: ApiVisitor, place: number, operate: Operate = operateJourneys): Promise<ArrivedOrder> {
  const { locale, get } = buyer.api;
  const { products } = await get<ProductList>('/api/products', { query: { sort: 'price-desc', in_stock: 'true', price_max: 60_000, page_size: 96 } });
  const product = products.filter(({ stock_state: state, quantity }) => state === 'in_stock' && quantity > 5)[place];
  if (!product) throw new Error('The shop has no product to review');
  await fillCart(buyer, shopUrl, [{ id: product.id, quantity: 1 }]);
  const { order_hash: hash } = await placeTransferOrder(shopUrl, locale, buyer) satisfies OrderPlaced;
  for (const step of ['paid', 'shipped', 'completed']) await operate(`/orders/${hash}/${step}`);
  return { hash, product };
}

/** The id of the review of an order that waits for its approval. */
async function pendingReview({ api }: ApiVisitor, orderHash: string, operate: Operate): Promise<number> {
  const { order_number: number } = await api.get<ReviewForm>(`/api/reviews/forms/${orderHash}`);
  const answer = await operate('/reviews?state=pending', {}, 'GET');
  const pending = operatorReviewsSchema.cast(typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : []);
  const review = pending.find(({ order_id: orderId }) => orderId === number);
  if (!review) throw new Error(`No review of order ${number} waits for the shop`);
  return review.id;
}

/** Publishes the review of an order that waits for the shop. */
export async function publishReview(visitor: ApiVisitor, orderHash: string, operate: Operate = operateJourneys): Promise<void> {
  await operate(`/reviews/${await pendingReview(visitor, orderHash, operate)}/published`);
}

/** Rejects the review of an order that waits for the shop. */
export async function rejectReview(visitor: ApiVisitor, orderHash: string, reason: string, operate: Operate = operateJourneys): Promise<void> {
  await operate(`/reviews/${await pendingReview(visitor, orderHash, operate)}/rejected`, { reason });
}
