import type { Currency } from '@feszek/contract';

export interface Tier {
  readonly quantity: number;
  readonly quantityTo: number | null;
  /** Gross, whole minor units. */
  readonly gross: number;
}

/** One product's prices in one currency: gross, whole minor units. */
export interface PriceList {
  readonly gross: number;
  /** What a reduction is shown against: the original price, or the lowest of the 30 days before if it is lower. */
  readonly originalGross: number;
  /** By ascending quantity. */
  readonly tiers: readonly Tier[];
}

/** Every product has a price in forints. Without a price in another currency it is not sold in it. */
export type PricesByCurrency = Readonly<{ HUF: PriceList } & Partial<Record<Currency, PriceList>>>;
