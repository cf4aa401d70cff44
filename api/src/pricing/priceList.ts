export interface Tier {
  readonly quantity: number;
  readonly quantityTo: number | null;
  /** Gross, whole minor units. */
  readonly gross: number;
}

/** One product's prices in one currency: gross, whole minor units. */
export interface PriceList {
  readonly gross: number;
  readonly originalGross: number;
  /** By rising quantity. */
  readonly tiers: readonly Tier[];
}
