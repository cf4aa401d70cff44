import { productPath } from '@feszek/contract';
import type { Selectable } from 'kysely';
import { loadProductRecords } from '../../catalog/productRecords.ts';
import { productLink } from '../../catalog/toProduct.ts';
import { removeReviewPictures } from '../../media/reviewPictures.ts';
import { orderSubject } from '../../orders/mails/enqueueOrderMail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { MailContent } from '../../platform/mail/content.ts';
import { enqueueMail } from '../../platform/mail/outbox/enqueueMail.ts';
import { itemKey } from '../itemKey.ts';
import { storeRatingOf } from '../storeRatingOf.ts';
import { publishedMail, rejectedMail } from './reviewMails.ts';

type ReviewRow = Selectable<Database['review']>;

export interface ModerationParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Purges the pages of products; called after the change is committed. */
  readonly invalidateProducts: (ids: readonly number[]) => Promise<void>;
}

async function lockReview(trx: Trx, id: number): Promise<ReviewRow> {
  const review = await trx.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!review) throw new ApiError('not_found');
  return review;
}

/** Mails the author in the language of the order. An order whose address was removed gets no mail. */
async function mailAuthor(trx: Trx, clock: Clock, review: ReviewRow, kind: string, write: (order: Pick<Selectable<Database['shop_order']>, 'locale'>, name: string) => MailContent): Promise<void> {
  const order = await trx.selectFrom('shop_order').select(['id', 'customer', 'locale']).where('id', '=', review.order_id).executeTakeFirstOrThrow();
  const line = await trx.selectFrom('order_line').select('name').where('order_id', '=', review.order_id).where('position', '=', review.position).executeTakeFirstOrThrow();
  const { email } = order.customer;
  if (email) await enqueueMail(trx, clock, { to: email, locale: order.locale, kind, about: orderSubject(order.id), content: write(order, line.name[order.locale]) });
}

/** Changes a review in a transaction, stores its product's rating, and purges the pages that show it. */
async function change({ db, clock, invalidateProducts }: ModerationParts, id: number, apply: (trx: Trx, review: ReviewRow) => Promise<void>): Promise<void> {
  const products = await db.transaction().execute(async (trx) => {
    const review = await lockReview(trx, id);
    await apply(trx, review);
    return storeRatingOf(trx, clock, review.product_id);
  });
  await invalidateProducts(products);
}

/**
 * Publishes a review, and mails its author. Does nothing if it is published already.
 *
 * @throws ApiError `not_found`
 */
export function publishReview(parts: ModerationParts, id: number): Promise<void> {
  const now = parts.clock.now();
  return change(parts, id, async (trx, review) => {
    const [product] = await loadProductRecords(trx, review.product_id === null ? [] : [review.product_id]);
    // Without its product there is no page that could show it.
    if (!product) throw new ApiError('not_found');
    if (review.state === 'published') return;
    await trx.updateTable('review').set({ state: 'published', reason: '', decided_at: now, published_at: review.published_at ?? now }).where('id', '=', id).execute();
    await mailAuthor(trx, parts.clock, review, 'review_published', ({ locale }, name) => publishedMail(locale, name, productPath(locale, { id: product.id, ...productLink(product, locale) })));
  });
}

/**
 * Rejects a review, also a published one, and mails the reason to its author.
 *
 * @throws ApiError `not_found`
 */
export function rejectReview(parts: ModerationParts, id: number, reason: string): Promise<void> {
  return change(parts, id, async (trx, review) => {
    await trx.updateTable('review').set({ state: 'rejected', reason, decided_at: parts.clock.now() }).where('id', '=', id).execute();
    if (review.state !== 'rejected') await mailAuthor(trx, parts.clock, review, 'review_rejected', ({ locale }, name) => rejectedMail(locale, name, reason));
  });
}

/**
 * Stores the shop's answer, which is shown below the review.
 *
 * @throws ApiError `not_found`
 */
export function answerReview(parts: ModerationParts, id: number, answer: string): Promise<void> {
  return change(parts, id, async (trx) => {
    await trx.updateTable('review').set({ answer, answered_at: parts.clock.now() }).where('id', '=', id).execute();
  });
}

/**
 * Deletes a review with its photographs.
 *
 * @throws ApiError `not_found`
 */
export function removeReview(parts: ModerationParts, id: number): Promise<void> {
  return change(parts, id, async (trx, { order_id: orderId, position }) => {
    await trx.deleteFrom('review').where('id', '=', id).execute();
    await removeReviewPictures(trx, parts.clock, [itemKey(orderId, position)]);
  });
}
