/** Forints for one unit of the currency. */
const RATES = { EUR: 400, USD: 356 } as const;

export interface PriceLists {
  /** Whole forints: prices use no smaller unit. */
  readonly HUF: number;
  /** Cents. */
  readonly EUR: number;
  /** Cents. */
  readonly USD: number;
}

/** A forint price point: it ends in 490 up to twenty thousand and in 900 above it; the steps grow with the price. */
export function pricePoint(huf: number): number {
  if (huf < 20_000) return Math.max(490, Math.round((huf - 490) / 1000) * 1000 + 490);
  const step = huf < 100_000 ? 1000 : huf < 300_000 ? 5000 : 10_000;
  return Math.round(huf / step) * step - 100;
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

/** Euro prices end in ,90: on whole euros up to a hundred, on tens above it (24,90 and 449,90). */
function euroCents(priceHuf: number): number {
  const euros = priceHuf / RATES.EUR;
  return (euros < 100 ? roundTo(euros, 1) : roundTo(euros, 10)) * 100 - 10;
}

/** Dollar price points: halves up to twenty, whole dollars up to a hundred, and prices ending in nine above it (12,50, 45 and 499). */
function dollarCents(priceHuf: number): number {
  const dollars = priceHuf / RATES.USD;
  if (dollars < 20) return roundTo(dollars, 0.5) * 100;
  if (dollars < 100) return roundTo(dollars, 1) * 100;
  return (roundTo(dollars, 10) - 1) * 100;
}

/**
 * A product's gross price in every currency, on the price points of each.
 *
 * @param priceHufGross whole forints
 * @returns gross prices in minor units
 */
export function priceLists(priceHufGross: number): PriceLists {
  return { HUF: priceHufGross, EUR: euroCents(priceHufGross), USD: dollarCents(priceHufGross) };
}
