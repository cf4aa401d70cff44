import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * The statement that stores the stock of new products, many at once.
 *
 * @param rows - a query of `product_id` and `quantity`
 */
export function addStock(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into product_stock (product_id, quantity) select product_id, quantity from (${rows}) as added`;
}

/**
 * The statement that replaces the stock of products, many at once. It returns `product_id` of those whose stock changed.
 *
 * @param rows - a query of `product_id` and `quantity`
 */
export function replaceStock(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`update product_stock set quantity = given.quantity from (${rows}) as given
    where product_stock.product_id = given.product_id and product_stock.quantity <> given.quantity returning product_stock.product_id`;
}
