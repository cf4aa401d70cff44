import type { Currency } from '@feszek/contract';

/** Prices of products, now and before. */
export interface PriceTables {
  product_price: { product_id: number; currency: Currency; gross: number; original_gross: number; since: Date };
  product_earlier_price: { product_id: number; currency: Currency; since: Date; gross: number };
  product_tier: { product_id: number; currency: Currency; quantity: number; quantity_to: number | null; gross: number };
}

declare module '../platform/database/schema.ts' {
  interface Database extends PriceTables {}
}
