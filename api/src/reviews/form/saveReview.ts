import type { Locale, ReviewInput } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { isOrderHash } from '../../orders/orderHash.ts';
import { lockItem } from './lockItem.ts';
import type { FormVisitor } from './resolveOrder.ts';
import { shownName } from './shownName.ts';

/**
 * Stores the review of an item, which waits for the shop's decision. Until then it can be replaced.
 *
 * @param locale - the language of the page, in which the review is assumed to be written
 * @throws ApiError see `lockItem`
 */
export async function saveReview(db: Db, clock: Clock, visitor: FormVisitor, input: ReviewInput, locale: Locale): Promise<void> {
  const { stars, title, text, is_named: isNamed } = input;
  await db.transaction().execute(async (trx) => {
    const { order, position, productId } = await lockItem(trx, clock, visitor, input.item);
    const written = { product_id: productId, stars, title, text, locale, author: isNamed ? shownName(order) : '' };
    await trx
      .insertInto('review')
      .values({ ...written, order_id: order.id, position, state: 'pending', created_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['order_id', 'position']).doUpdateSet(written))
      .execute();
    if (isOrderHash(visitor.key)) return;
    await trx.updateTable('review_invitation').set({ used_at: clock.now() }).where('order_id', '=', order.id).where('used_at', 'is', null).execute();
  });
}
