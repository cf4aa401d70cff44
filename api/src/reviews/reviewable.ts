import type { Kysely } from 'kysely';
import type { Texts } from '../platform/database/columns.ts';
import type { Database } from '../platform/database/schema.ts';
import { leftToWithdraw } from '../orders/withdrawals/leftToWithdraw.ts';

/** An item of an order in the review form. */
export interface OrderItem {
  readonly position: number;
  readonly productId: number | null;
  readonly name: Texts;
  /** Not withdrawn from, and of a product that the shop still has. */
  readonly isReviewable: boolean;
}

/** Whether a withdrawal names the order without its items: it may be from all of them. */
async function hasOpenWithdrawal(db: Kysely<Database>, orderId: number): Promise<boolean> {
  const found = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('order_id', '=', orderId)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('withdrawal_line').select('withdrawal_id').whereRef('withdrawal_id', '=', 'withdrawal.id'))))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The items of an order without its samples, and which of them its buyer can review. */
export async function loadOrderItems(db: Kysely<Database>, orderId: number): Promise<readonly OrderItem[]> {
  const isWithdrawn = await hasOpenWithdrawal(db, orderId);
  const left = new Map((await leftToWithdraw(db, orderId)).map((item) => [item.position, item.left]));
  const lines = await db
    .selectFrom('order_line')
    .leftJoin('product', 'product.id', 'order_line.product_id')
    .select(['order_line.position', 'product_id', 'name'])
    .where('order_id', '=', orderId)
    .where(({ fn, val }) => fn.coalesce('product.is_sample', val(false)), '=', false)
    .orderBy('order_line.position')
    .execute();
  return lines.map(({ position, product_id: productId, name }) => ({ position, productId, name, isReviewable: !isWithdrawn && productId !== null && (left.get(position) ?? 0) > 0 }));
}
