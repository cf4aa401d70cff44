import type { OrderHistory } from '@feszek/contract';
import type { Db } from '../../platform/database/connect.ts';

/** The history of an order, the oldest step first. */
export async function loadHistory(db: Db, orderId: number): Promise<OrderHistory> {
  const rows = await db.selectFrom('order_status_change').select(['status', 'at', 'changed_by', 'note']).where('order_id', '=', orderId).orderBy('id').execute();
  return rows.map(({ status, at, changed_by, note }) => ({ status, at: at.toISOString(), by: changed_by, note }));
}
