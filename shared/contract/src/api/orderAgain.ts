import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';

/**
 * Response of `GET /api/orders/{order_hash}/again`: the items of an order as they can be ordered now. Nothing is put in the
 * cart.
 */
export const orderAgainSchema = object({
  /** The currency of the order, also of today's prices. */
  currency: string().oneOf(CURRENCIES).required(),
  items: array(
    object({
      id: number().required(),
      /** `null` if the product is no longer sold. */
      product_id: number().nullable().defined(),
      name: string().required(),
      /** The pieces of the order. */
      quantity: number().required(),
      /** How many of them can be ordered now. */
      available: number().required(),
      /** The price of one piece then and now, in major units; now `null` if it is not sold in this currency. */
      price_gross_then: number().required(),
      price_gross: number().nullable().defined(),
    }).required(),
  ).required(),
});
export type OrderAgain = InferType<typeof orderAgainSchema>;
