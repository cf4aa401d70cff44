import { productName } from '../../catalog/variant.ts';
import type { Texts } from '../../platform/database/columns.ts';

interface OfProduct {
  readonly title: Texts;
  readonly axis_values: readonly Texts[];
}

/** Names products as orders do: with the values of the chosen variant. */
export function named<Row extends OfProduct>(rows: readonly Row[]) {
  return rows.map(({ axis_values: axisValues, ...row }) => ({ ...row, title: productName({ title: row.title, axisValues }) }));
}
