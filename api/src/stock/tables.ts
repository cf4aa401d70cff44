import type { Product } from '@feszek/contract';

/** Pieces of products that can be sold, and when they arrive. */
export interface StockTables {
  product_stock: { product_id: number; quantity: number };
  delivery_time: { stock_state: Product['stock_state']; min_days: number; max_days: number };
  /** Days off beside weekends and public holidays, as `2026-12-28`. */
  rest_day: { day: string };
}

declare module '../platform/database/schema.ts' {
  interface Database extends StockTables {}
}
