import type { OperatorOrders, OrderStatus } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { payableGross } from '../../cart/totals.ts';
import type { Db } from '../../platform/database/connect.ts';

/** The newest orders, of one status if it is given. */
export async function listOrders(db: Db, { status, limit }: { readonly status?: OrderStatus | undefined; readonly limit: number }): Promise<OperatorOrders> {
  const rows = await db
    .selectFrom('shop_order')
    .innerJoin('payment_method', 'payment_method.id', 'shop_order.payment_method_id')
    .select(['shop_order.id', 'order_hash', 'status', 'created_at', 'customer', 'summary', 'currency', 'is_refund_due', 'payment_method.code as payment'])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'paid'))
    .orderBy('created_at', 'desc')
    .orderBy('shop_order.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ customer, summary, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    name: customer.invoice_data?.name ?? '',
    email: customer.email ?? '',
    total: toMajor(payableGross(summary), row.currency),
  }));
}
