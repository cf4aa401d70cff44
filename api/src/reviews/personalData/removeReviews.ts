import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { removeReviewPictures } from '../../media/reviewPictures.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { yearsBefore } from '../../platform/yearsBefore.ts';
import { ordersOf } from '../../orders/ordersOf.ts';
import type { DataOwner } from '../../users/DataOwner.ts';
import { itemKey } from '../itemKey.ts';
import { storeRatingOf } from '../storeRatingOf.ts';

const DAY_MS = 86_400_000;
/** A published review; products change, and older ones help little. */
export const REVIEW_YEARS = 5;
/** A rejected review after the decision: its author may ask about it. */
export const REJECTED_REVIEW_MS = 90 * DAY_MS;
/** An invitation, so that its link can be answered after its end too; also a photograph without a review. */
export const INVITATION_MS = 365 * DAY_MS;
/** The period after which an address may be invited again. */
export const OPT_OUT_YEARS = 5;

/** Reviews in one transaction, so that its locks are held for a short time only. */
const BATCH = 200;

type FoundReview = Pick<Selectable<Database['review']>, 'id' | 'order_id' | 'position' | 'product_id'>;

/** Deletes reviews with their photographs. Pages that show them are refreshed within a minute. */
async function removeFound(trx: Trx, clock: Clock, found: readonly FoundReview[]): Promise<void> {
  if (found.length === 0) return;
  await trx.deleteFrom('review').where('id', 'in', found.map(({ id }) => id)).execute();
  await removeReviewPictures(trx, clock, found.map(({ order_id: orderId, position }) => itemKey(orderId, position)));
  for (const productId of new Set(found.map(({ product_id }) => product_id))) await storeRatingOf(trx, clock, productId);
}

const selectReviews = (trx: Trx) => trx.selectFrom('review').select(['id', 'order_id', 'position', 'product_id']).forUpdate();

async function removeAll(db: Db, clock: Clock, find: (trx: Trx) => Promise<readonly FoundReview[]>): Promise<void> {
  for (let count = BATCH; count === BATCH; ) {
    count = await db.transaction().execute(async (trx) => {
      const found = await find(trx);
      await removeFound(trx, clock, found);
      return found.length;
    });
  }
}

/** Deletes reviews that were written too long ago. */
export function removeOldReviews(db: Db, clock: Clock): Promise<void> {
  const before = yearsBefore(clock.now(), REVIEW_YEARS);
  return removeAll(db, clock, (trx) => selectReviews(trx).where('created_at', '<=', before).limit(BATCH).execute());
}

/** Deletes reviews that were rejected some time ago. */
export function removeRejectedReviews(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - REJECTED_REVIEW_MS);
  return removeAll(db, clock, (trx) => selectReviews(trx).where('state', '=', 'rejected').where('decided_at', '<=', before).limit(BATCH).execute());
}

/** Photographs that were uploaded some time ago without a review, by their items. */
async function abandonedItems(trx: Trx, before: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('media_use')
    .innerJoin('media', 'media.hash', 'media_use.hash')
    .select('review')
    .distinct()
    .where('review', 'is not', null)
    .where('media.created_at', '<=', before)
    .where(sql<boolean>`not exists (select from review where media_use.review = review.order_id || '-' || review.position)`)
    .execute();
  return rows.flatMap(({ review }) => review ?? []);
}

/** Revokes the links of old invitations, and deletes photographs without a review. The order is not invited again. */
export async function removeOldInvitations(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - INVITATION_MS);
  await db.updateTable('review_invitation').set({ token_hash: null }).where('token_hash', 'is not', null).where('created_at', '<=', before).execute();
  await db.transaction().execute(async (trx) => removeReviewPictures(trx, clock, await abandonedItems(trx, before)));
}

/** Deletes old records of addresses that get no invitations. */
export async function removeOldOptOuts(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('review_opt_out').where('created_at', '<=', yearsBefore(clock.now(), OPT_OUT_YEARS)).execute();
}

/**
 * Deletes the reviews of someone's orders with their photographs, and the links of their invitations.
 *
 * @returns the number of reviews
 */
export async function removeReviewsOf(trx: Trx, clock: Clock, owner: DataOwner): Promise<number> {
  const orders = trx.selectFrom('shop_order').select('shop_order.id').where(ordersOf(owner));
  const found = await selectReviews(trx).where('order_id', 'in', orders).execute();
  await removeFound(trx, clock, found);
  await trx.updateTable('review_invitation').set({ token_hash: null }).where('order_id', 'in', orders).execute();
  return found.length;
}
