import type { OperatorOrders, OrderStatus } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { isWaitingForApproval } from '../approval/needsApproval.ts';
import { payableGross } from '../../cart/totals.ts';
import type { Db } from '../../platform/database/connect.ts';

/** The newest orders, of one status if it is given, or only those that wait for the approval. */
export async function listOrders(db: Db, { status, waiting, limit }: { readonly status?: OrderStatus | undefined; readonly waiting?: boolean | undefined; readonly limit: number }): Promise<OperatorOrders> {
  const rows = await db
    .selectFrom('shop_order')
    .innerJoin('payment_method', 'payment_method.id', 'shop_order.payment_method_id')
    .select(['shop_order.id', 'order_hash', 'status', 'created_at', 'customer', 'summary', 'currency', 'is_refund_due', 'review_state', 'payment_method.code as payment'])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'paid'))
    .$if(waiting === true, (query) => query.where('status', '=', 'confirmed').where('review_state', '=', 'waiting'))
    .orderBy('created_at', 'desc')
    .orderBy('shop_order.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ customer, summary, created_at, review_state, ...row }) => ({
    ...row,
    is_waiting_for_approval: isWaitingForApproval({ status: row.status, review_state }),
    created_at: created_at.toISOString(),
    name: customer.invoice_data?.name ?? '',
    email: customer.email ?? '',
    total: toMajor(payableGross(summary), row.currency),
  }));
}
