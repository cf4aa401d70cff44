import type { Locale, OrderList, OrderListQuery } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { loadProductRecords } from '../../catalog/productRecords.ts';
import { payableGross } from '../../cart/totals.ts';
import { cardImage } from '../../media/wireImage.ts';
import type { Db } from '../../platform/database/connect.ts';

/** Orders on one page. */
const PAGE_SIZE = 10;
/** Pictures of one order. */
const PICTURES = 4;

type Images = OrderList['orders'][number]['images'];

interface Goods {
  readonly count: number;
  readonly images: Images;
}

/** The number of pieces and the first pictures of each order. */
async function loadGoods(db: Db, orderIds: readonly number[], locale: Locale): Promise<ReadonlyMap<number, Goods>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db.selectFrom('order_line').select(['order_id', 'product_id', 'quantity']).where('order_id', 'in', orderIds).orderBy('order_id').orderBy('position').execute();
  const records = await loadProductRecords(db, [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))]);
  const images = new Map(records.map((record) => [record.id, record.images[0]]));
  return new Map(
    orderIds.map((orderId) => {
      const own = lines.filter(({ order_id }) => order_id === orderId);
      const pictures = own.flatMap(({ product_id }) => images.get(product_id ?? 0) ?? []).slice(0, PICTURES);
      return [orderId, { count: own.reduce((sum, { quantity }) => sum + quantity, 0), images: pictures.map((image) => cardImage(image, locale)) }];
    }),
  );
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
  const goods = await loadGoods(db, rows.map(({ id }) => id), locale);
  return {
    orders: rows.map(({ summary, created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      total_gross: toMajor(payableGross(summary), row.currency),
      item_count: goods.get(row.id)?.count ?? 0,
      images: [...(goods.get(row.id)?.images ?? [])],
    })),
    paging: { page, page_count: Math.max(1, Math.ceil(total / PAGE_SIZE)), page_size: PAGE_SIZE, total },
  };
}
