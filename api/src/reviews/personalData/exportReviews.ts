import type { Kysely } from 'kysely';
import { loadReviewPictures } from '../../media/reviewPictures.ts';
import { ordersOf } from '../../orders/ordersOf.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { DataOwner } from '../../users/DataOwner.ts';
import { itemKey } from '../itemKey.ts';

/** The reviews of someone's orders, with the paths of their photographs. */
export async function exportReviews(db: Kysely<Database>, owner: DataOwner) {
  const rows = await db
    .selectFrom('review')
    .innerJoin('shop_order', 'shop_order.id', 'review.order_id')
    .innerJoin('order_line', (join) => join.onRef('order_line.order_id', '=', 'review.order_id').onRef('order_line.position', '=', 'review.position'))
    .select(['review.id', 'review.order_id', 'review.position', 'sku', 'order_line.name', 'stars', 'title', 'text', 'review.locale', 'author', 'state', 'reason', 'review.created_at', 'decided_at', 'answer', 'answered_at'])
    .where(ordersOf(owner))
    .orderBy('review.id')
    .execute();
  const pictures = await loadReviewPictures(db, rows.map(({ order_id: orderId, position }) => itemKey(orderId, position)));
  return rows.map(({ position, ...review }) => ({ ...review, photos: (pictures.get(itemKey(review.order_id, position)) ?? []).map(({ image }) => image.path) }));
}
