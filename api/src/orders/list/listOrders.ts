import type { Locale, OrderList, OrderListQuery } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { loadListedGoods } from '../../catalog/listedGoods.ts';
import type { ListedLine } from '../../catalog/listedGoods.ts';
import { payableGross } from '../../cart/totals.ts';
import type { Db } from '../../platform/database/connect.ts';

/** Orders on one page. */
const PAGE_SIZE = 10;
async function loadLines(db: Db, orderIds: readonly number[]): Promise<ListedLine[]> {
  if (orderIds.length === 0) return [];
  const rows = await db.selectFrom('order_line').select(['order_id', 'product_id', 'quantity']).where('order_id', 'in', orderIds).orderBy('order_id').orderBy('position').execute();
  return rows.map(({ order_id, product_id, quantity }) => ({ ownerId: order_id, productId: product_id, quantity }));
}

/** The orders of a user, the newest first, of one status if it is given. */
export async function listOrders(db: Db, userId: number, { page, status }: OrderListQuery, locale: Locale): Promise<OrderList> {
  const own = db.selectFrom('shop_order').where('user_id', '=', userId).$if(status !== undefined, (query) => query.where('status', '=', status ?? 'paid'));
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(['id', 'order_hash', 'created_at', 'status', 'summary', 'currency'])
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const goodsOf = await loadListedGoods(db, await loadLines(db, rows.map(({ id }) => id)), locale);
  return {
    orders: rows.map(({ summary, created_at, ...row }) => {
      const { count, images } = goodsOf(row.id);
      return { ...row, created_at: created_at.toISOString(), total_gross: toMajor(payableGross(summary), row.currency), item_count: count, images };
    }),
    paging: { page, page_count: Math.max(1, Math.ceil(total / PAGE_SIZE)), page_size: PAGE_SIZE, total },
  };
}
