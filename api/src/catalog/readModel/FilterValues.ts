import { Codes } from './Codes.ts';

/** A value of a filter: the filter's bit in `filterBits`, and which of its values. */
export type FilterValue = readonly [filter: number, value: number];

/** Every value of every filter that a product has or had, each with a code, so that one column counts all of them. */
export class FilterValues {
  /** By code. */
  readonly filters: number[] = [];
  readonly values: number[] = [];
  readonly #codes = new Codes<string>();

  /** The number of codes. */
  get size(): number {
    return this.filters.length;
  }

  codeFor([filter, value]: FilterValue): number {
    const code = this.#codes.codeFor(`${filter}:${value}`);
    this.filters[code] = filter;
    this.values[code] = value;
    return code;
  }
}
