import pg from 'pg';
import type { Host } from '../machines/Host.ts';
import { PASSWORDS } from '../machines/settings.ts';
import type { StockLine, StoredOrder } from './recount.ts';

const ORDERS = `select o.order_hash as "orderHash", o.customer ->> 'email' as email, sum(l.quantity)::int as pieces
  from shop_order o join order_line l on l.order_id = o.id group by o.id`;
const SOLD = 'select product_id as "productId", sum(stock_taken)::int as quantity from order_line where product_id is not null group by product_id';
const STOCK = 'select product_id as "productId", quantity from product_stock';

export interface ShopState {
  readonly stored: readonly StoredOrder[];
  readonly sold: readonly StockLine[];
  readonly stock: readonly StockLine[];
}

/** Reads orders and stock from the primary, with its own connection. */
export async function readShop(primary: Host): Promise<ShopState> {
  const client = new pg.Client({ host: primary.address, user: 'shop', password: PASSWORDS.shop, database: 'shop' });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const [stored, sold, stock] = [await client.query<StoredOrder>(ORDERS), await client.query<StockLine>(SOLD), await client.query<StockLine>(STOCK)];
    return { stored: stored.rows, sold: sold.rows, stock: stock.rows };
  } finally {
    await client.end();
  }
}
