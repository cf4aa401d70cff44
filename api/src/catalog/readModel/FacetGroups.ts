import { CURRENCIES } from '@feszek/contract';
import type { Currency } from '@feszek/contract';
import { Codes } from './Codes.ts';
import { ValueLists } from './ValueLists.ts';

/** The properties of a product that filters use, except its price and dimensions: codes of `ProductColumns`. */
export interface Facets {
  readonly category: number;
  readonly brand: number;
  readonly colorSet: number;
  readonly isInStock: boolean;
  readonly shape: number;
  /** A code of `arrivalCode`. */
  readonly arrival: number;
  /** The currencies in which it is reduced, as bits of `currencyBit`. */
  readonly reduced: number;
  /** The currencies in which it has a price, as bits of `currencyBit`. */
  readonly sold: number;
  readonly isSample: boolean;
  /** Whether it is in no product group. It does not divide facet groups. */
  readonly isSingle: boolean;
}

/** The bit of a currency in a set of currencies. */
export function currencyBit(currency: Currency): number {
  return 1 << CURRENCIES.indexOf(currency);
}

/**
 * Groups of products that differ only in their prices and dimensions, as far as filters are concerned. A filter is evaluated once per
 * group, not per product. A group that has lost its last product remains, with a count of 0.
 */
export class FacetGroups {
  /** By group. */
  readonly categories: number[] = [];
  readonly brands: number[] = [];
  readonly colorSets: number[] = [];
  readonly shapes: number[] = [];
  readonly arrivals: number[] = [];
  /** 1 if its products are in stock, 0 if not. */
  readonly inStock: number[] = [];
  /** 1 if its products are samples, 0 if not. */
  readonly samples: number[] = [];
  /** As bits of `currencyBit`. */
  readonly reduced: number[] = [];
  readonly sold: number[] = [];
  /** The codes of the values that its products have, as a list of `FilterValues`. */
  readonly values = new ValueLists();
  /** The number of its products. */
  readonly counts: number[] = [];
  /** The number of those that are in no product group. */
  readonly singles: number[] = [];
  readonly #codes = new Codes<string>();

  /** The number of groups, including empty ones. */
  get size(): number {
    return this.counts.length;
  }

  /**
   * Adds a product to the counts.
   *
   * @param valuesOf the codes of the values of filters that products with these facets have; called for a new group only
   * @returns its group
   */
  enter(product: Facets, valuesOf: (product: Facets) => readonly number[]): number {
    const { category, brand, colorSet, isInStock, shape, arrival, reduced, sold, isSample, isSingle } = product;
    const group = this.#codes.codeFor([category, brand, colorSet, Number(isInStock), shape, arrival, reduced, sold, Number(isSample)].join());
    if (group === this.size) {
      this.categories.push(category);
      this.brands.push(brand);
      this.colorSets.push(colorSet);
      this.shapes.push(shape);
      this.arrivals.push(arrival);
      this.inStock.push(Number(isInStock));
      this.reduced.push(reduced);
      this.sold.push(sold);
      this.samples.push(Number(isSample));
      this.counts.push(0);
      this.singles.push(0);
      this.values.add(valuesOf(product));
    }
    this.counts[group] = (this.counts[group] ?? 0) + 1;
    if (isSingle) this.singles[group] = (this.singles[group] ?? 0) + 1;
    return group;
  }

  /** Whether the products of two groups are in the same lists, before any filter. */
  isInSameLists(one: number, other: number): boolean {
    return [this.categories, this.reduced, this.sold, this.samples].every((column) => column[one] === column[other]);
  }

  /** Removes a product from the counts. */
  leave(group: number, isSingle: boolean): void {
    this.counts[group] = (this.counts[group] ?? 0) - 1;
    if (isSingle) this.singles[group] = (this.singles[group] ?? 0) - 1;
  }
}
