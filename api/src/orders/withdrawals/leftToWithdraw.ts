import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Texts } from '../../platform/database/columns.ts';

/** An item of an order with the pieces that were not withdrawn yet. */
export interface WithdrawableItem {
  /** As the contract numbers an order's items. */
  readonly id: number;
  readonly position: number;
  readonly name: Texts;
  readonly left: number;
}

/** What of an order can still be withdrawn from, item by item; items with nothing left are among them. */
export async function leftToWithdraw(db: Kysely<Database>, orderId: number): Promise<readonly WithdrawableItem[]> {
  const lines = await db.selectFrom('order_line').select(['position', 'name', 'quantity']).where('order_id', '=', orderId).orderBy('position').execute();
  const withdrawn = await db
    .selectFrom('withdrawal_line')
    .select(({ fn }) => ['position', fn.sum<number>('quantity').as('quantity')])
    .where('order_id', '=', orderId)
    .groupBy('position')
    .execute();
  const withdrawnPieces = new Map(withdrawn.map(({ position, quantity }) => [position, Number(quantity)]));
  return lines.map(({ position, name, quantity }) => ({ id: position + 1, position, name, left: Math.max(0, quantity - (withdrawnPieces.get(position) ?? 0)) }));
}
