import type { Product } from '@feszek/contract';
import type { Generated } from 'kysely';

/** Products in stock, the reservations of carts, and delivery times. Only functions of `stock` read and change them. */
export interface StockTables {
  product_stock: { product_id: number; quantity: number };
  /** One row per cart line that reserves or reserved pieces. It is deleted with the line. `position` orders the reservations of a product. */
  cart_reservation: { visitor_id: number; product_id: number; quantity: number; reserved_until: Date; position: Generated<number> };
  /** Pieces of the stock that are in a showroom, by its key, when they were counted. */
  showroom_stock: { showroom: string; product_id: number; quantity: number; counted_at: Date };
  delivery_time: { stock_state: Product['stock_state']; min_days: number; max_days: number };
  /** Days off beside weekends and public holidays, as `2026-12-28`. */
  rest_day: { day: string };
}

declare module '../platform/database/schema.ts' {
  interface Database extends StockTables {}
}
