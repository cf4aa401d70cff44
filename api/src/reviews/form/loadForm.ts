import type { Image, Locale, ReviewForm, ReviewItem, ReviewPhoto } from '@feszek/contract';
import type { Kysely, Selectable } from 'kysely';
import { loadProductRecords } from '../../catalog/productRecords.ts';
import { cardImage } from '../../media/wireImage.ts';
import { loadReviewPictures } from '../../media/reviewPictures.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { itemKey } from '../itemKey.ts';
import { loadOrderItems } from '../reviewable.ts';
import type { OrderItem } from '../reviewable.ts';
import { resolveOrder } from './resolveOrder.ts';
import type { FormVisitor, OrderRow } from './resolveOrder.ts';
import { shownName } from './shownName.ts';

type ReviewRow = Selectable<Database['review']>;

/** The photographs of an item, as its author sees them. */
export async function loadPhotos(db: Kysely<Database>, orderId: number, position: number): Promise<ReviewPhoto[]> {
  const key = itemKey(orderId, position);
  const pictures = await loadReviewPictures(db, [key]);
  return (pictures.get(key) ?? []).map(({ id, image }) => ({ id, image: { ...image, alt: '' } }));
}

async function loadImages(db: Kysely<Database>, items: readonly OrderItem[], locale: Locale): Promise<ReadonlyMap<number, Image>> {
  const records = await loadProductRecords(db, items.flatMap(({ productId }) => productId ?? []));
  return new Map(records.flatMap(({ id, images: [first] }) => (first ? [[id, cardImage(first, locale)] as const] : [])));
}

function stateOf({ isReviewable }: OrderItem, row: ReviewRow | undefined): ReviewItem['state'] {
  if (row && row.state !== 'pending') return row.state;
  if (!isReviewable) return 'withdrawn';
  return row ? 'pending' : 'open';
}

async function loadItems(db: Kysely<Database>, { id: orderId }: OrderRow, locale: Locale): Promise<ReviewItem[]> {
  const items = await loadOrderItems(db, orderId);
  const rows = await db.selectFrom('review').selectAll().where('order_id', '=', orderId).execute();
  const images = await loadImages(db, items, locale);
  return Promise.all(
    items.map(async (item) => {
      const { position, productId, name } = item;
      const row = rows.find((each) => each.position === position);
      return {
        id: position + 1,
        name: name[locale],
        image: images.get(productId ?? 0) ?? null,
        state: stateOf(item, row),
        review: row ? { stars: row.stars, title: row.title, text: row.text, is_named: row.author !== '', reason: row.reason } : null,
        photos: await loadPhotos(db, orderId, position),
      };
    }),
  );
}

/**
 * What a buyer can review, and has reviewed.
 *
 * @throws ApiError see `resolveOrder`
 */
export async function loadForm(db: Kysely<Database>, clock: Clock, visitor: FormVisitor, locale: Locale): Promise<ReviewForm> {
  const order = await resolveOrder(db, clock, visitor);
  return { order_number: order.id, name: shownName(order), items: await loadItems(db, order, locale) };
}
