import type { Currency, Product } from '@feszek/contract';

/** The price of one piece, in major units of `currency`. The original prices are higher for a reduced product. */
export interface UnitPrice {
  readonly net: number;
  readonly gross: number;
  readonly originalNet: number;
  readonly originalGross: number;
  readonly currency: Currency;
}

type PriceFields = Pick<Product, 'price_net' | 'price_gross' | 'price_original_net' | 'price_original_gross'>;

/** Converts a price of the API for a screen. */
export function priceOf(fields: PriceFields, currency: Currency): UnitPrice {
  return {
    net: fields.price_net,
    gross: fields.price_gross,
    originalNet: fields.price_original_net,
    originalGross: fields.price_original_gross,
    currency,
  };
}
