import { CURRENCIES, LOCALES } from '@feszek/contract';
import type { Currency, Locale, ProductSort } from '@feszek/contract';
import type { ProductColumns } from './ProductColumns.ts';

type Compare = (a: number, b: number) => number;

/** The orders that are kept; both directions of the price are one. */
interface Orders {
  position: Int32Array;
  popularity: Int32Array;
  readonly name: Record<Locale, Int32Array>;
  readonly price: Record<Currency, Int32Array>;
}

function at(column: Int32Array | Float64Array, slot: number): number {
  return column[slot] ?? 0;
}

/** Up to so many, each is looked for; more are left out in one walk. */
const FEW = 50;

function without(order: Int32Array, left: readonly number[], isOut: Uint8Array): Int32Array {
  if (left.length > FEW) return order.filter((slot) => isOut[slot] !== 1);
  const places = left.map((slot) => order.indexOf(slot)).filter((place) => place >= 0).sort((a, b) => a - b);
  const result = new Int32Array(order.length - places.length);
  let from = 0;
  places.forEach((place, gone) => {
    result.set(order.subarray(from, place), from - gone);
    from = place + 1;
  });
  result.set(order.subarray(from), from - places.length);
  return result;
}

/** Where a product belongs in an order, which is looked at from a place on. */
function placeOf(slot: number, order: Int32Array, from: number, compare: Compare): number {
  let [low, high] = [from, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(at(order, middle), slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The order without what has left it or is put in anew, and that at its place. */
function merged(order: Int32Array, left: readonly number[], isOut: Uint8Array, entered: readonly number[], compare: Compare): Int32Array {
  const kept = without(order, left, isOut);
  const result = new Int32Array(kept.length + entered.length);
  let from = 0;
  entered.toSorted(compare).forEach((slot, before) => {
    const place = placeOf(slot, kept, from, compare);
    result.set(kept.subarray(from, place), from + before);
    result[place + before] = slot;
    from = place;
  });
  result.set(kept.subarray(from), from + entered.length);
  return result;
}

/** All products in every order that a list can have, kept in that order as products come, move and go. */
export class SortedSlots {
  readonly #products: ProductColumns;
  readonly #orders: Orders = {
    position: new Int32Array(),
    popularity: new Int32Array(),
    name: { hu: new Int32Array(), en: new Int32Array() },
    price: { HUF: new Int32Array(), EUR: new Int32Array(), USD: new Int32Array() },
  };

  constructor(products: ProductColumns) {
    this.#products = products;
  }

  /** Every product's slot, in the shop's own order. */
  get all(): Int32Array {
    return this.#orders.position;
  }

  /** Every product's slot in this order, and whether it must be read from its end. */
  order(sort: ProductSort, locale: Locale, currency: Currency): { readonly slots: Int32Array; readonly isReversed: boolean } {
    switch (sort) {
      case 'price-asc':
        return { slots: this.#orders.price[currency], isReversed: false };
      case 'price-desc':
        return { slots: this.#orders.price[currency], isReversed: true };
      case 'popularity':
        return { slots: this.#orders.popularity, isReversed: false };
      case 'name':
        return { slots: this.#orders.name[locale], isReversed: false };
      default:
        return { slots: this.#orders.position, isReversed: false };
    }
  }

  /**
   * Brings every order up to date.
   *
   * @param left slots that products have left, or of products that stand elsewhere now
   * @param entered slots of products that are new, or stand elsewhere now; their columns are written already
   */
  move(left: readonly number[], entered: readonly number[]): void {
    const isOut = new Uint8Array(this.#products.columns.ids.length);
    for (const slot of left) isOut[slot] = 1;
    const orders = this.#orders;
    const { ids, positions, popularities, gross } = this.#products.columns;
    const byId: Compare = (a, b) => at(ids, a) - at(ids, b);
    orders.position = merged(orders.position, left, isOut, entered, (a, b) => at(positions, a) - at(positions, b) || byId(a, b));
    orders.popularity = merged(orders.popularity, left, isOut, entered, (a, b) => at(popularities, b) - at(popularities, a) || byId(a, b));
    for (const currency of CURRENCIES) {
      const prices = gross[currency];
      orders.price[currency] = merged(orders.price[currency], left, isOut, entered, (a, b) => at(prices, a) - at(prices, b) || byId(a, b));
    }
    for (const locale of LOCALES) {
      const names = this.#products.names[locale];
      orders.name[locale] = merged(orders.name[locale], left, isOut, entered, (a, b) => {
        const [one = '', other = ''] = [names[a], names[b]];
        return one < other ? -1 : one > other ? 1 : byId(a, b);
      });
    }
  }
}
