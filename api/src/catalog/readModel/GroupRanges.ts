import { CURRENCIES, MEASURES } from '@feszek/contract';
import type { Currency, Measure } from '@feszek/contract';
import { grown } from './grown.ts';
import type { Columns } from './columns.ts';

/** The least and the greatest value of each product group, by its code. */
export interface Range<Column> {
  least: Column;
  most: Column;
}

function rangeOf<Column extends Float64Array | Int32Array>(range: Range<Column>, group: number, column: Column, slots: Int32Array): void {
  range.least = grown(range.least, group + 1);
  range.most = grown(range.most, group + 1);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const slot of slots) {
    const value = column[slot] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  range.least[group] = least;
  range.most[group] = most;
}

const ofPrices = (): Range<Float64Array> => ({ least: new Float64Array(), most: new Float64Array() });
const ofMeasures = (): Range<Int32Array> => ({ least: new Int32Array(), most: new Int32Array() });

/** The prices and dimensions of each product group, so that bounds are compared with a group, not with each of its variants. */
export class GroupRanges {
  readonly gross: Readonly<Record<Currency, Range<Float64Array>>> = { HUF: ofPrices(), EUR: ofPrices(), USD: ofPrices() };
  /** As `Columns.measures`. */
  readonly measures: Readonly<Record<Measure, Range<Int32Array>>> = { width: ofMeasures(), depth: ofMeasures(), height: ofMeasures() };

  /** Computes the ranges of a group from its variants. */
  put(group: number, slots: Int32Array, columns: Columns): void {
    for (const currency of CURRENCIES) rangeOf(this.gross[currency], group, columns.gross[currency], slots);
    for (const measure of MEASURES) rangeOf(this.measures[measure], group, columns.measures[measure], slots);
  }
}
