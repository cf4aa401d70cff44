import { sql } from 'kysely';
import { FEW_LEFT } from './availability.ts';

/**
 * Working days until a product that is ordered now arrives at the latest; null if it is sold out. An expression for a
 * statement with the tables `product` and `stock` (`stockTable`).
 */
export const arrivalDays = sql<number | null>`(select max_days from delivery_time where stock_state =
  case when product.is_for_order then 'for_order' when stock.quantity > ${sql.lit(FEW_LEFT)} then 'in_stock' when stock.quantity > 0 then 'few_left' end)`;
