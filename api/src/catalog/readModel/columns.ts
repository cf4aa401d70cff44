import type { Currency, Measure } from '@feszek/contract';

/** The product group of a free slot. */
export const NO_PRODUCT = -1;
/** A dimension that is not known. */
export const UNKNOWN = -1;

/** One column per property. A product has the same slot as long as it exists. */
export interface Columns {
  readonly ids: Int32Array;
  readonly positions: Int32Array;
  readonly popularities: Int32Array;
  readonly createdAt: Float64Array;
  /** The properties that other filters use, as its group in `facets`. */
  readonly groups: Int32Array;
  /** The product group as its code in `productGroups`; `NO_GROUP` without one, `NO_PRODUCT` in a free slot. */
  readonly productGroups: Int32Array;
  readonly gross: Readonly<Record<Currency, Float64Array>>;
  readonly originalGross: Readonly<Record<Currency, Float64Array>>;
  /** In ten-thousandths. */
  readonly discounts: Readonly<Record<Currency, Int32Array>>;
  /** In millimetres; `UNKNOWN` without one. */
  readonly measures: Readonly<Record<Measure, Int32Array>>;
}

function byCurrency<Column>(column: (currency: Currency) => Column): Record<Currency, Column> {
  return { HUF: column('HUF'), EUR: column('EUR'), USD: column('USD') };
}

/** Creates columns of this size, filled from the old ones. */
export function columnsOf(capacity: number, old?: Columns): Columns {
  const ints = (from?: Int32Array) => {
    const column = new Int32Array(capacity);
    if (from) column.set(from);
    return column;
  };
  const floats = (from?: Float64Array) => {
    const column = new Float64Array(capacity);
    if (from) column.set(from);
    return column;
  };
  return {
    ids: ints(old?.ids),
    positions: ints(old?.positions),
    popularities: ints(old?.popularities),
    createdAt: floats(old?.createdAt),
    groups: ints(old?.groups),
    productGroups: ints(old?.productGroups),
    gross: byCurrency((currency) => floats(old?.gross[currency])),
    originalGross: byCurrency((currency) => floats(old?.originalGross[currency])),
    discounts: byCurrency((currency) => ints(old?.discounts[currency])),
    measures: { width: ints(old?.measures.width), depth: ints(old?.measures.depth), height: ints(old?.measures.height) },
  };
}
