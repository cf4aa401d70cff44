import type { Currency, Locale, ProductSort } from '@feszek/contract';
import { ALL_ORDERS, DISCOUNT, NAME, NEWEST, POPULARITY, POSITION, PRICE } from './orderBits.ts';
import type { ProductColumns } from './ProductColumns.ts';
import { sortByNumber } from './sortByNumber.ts';
import { SortedIndex } from './SortedIndex.ts';

/** A product whose position changes: its slot, and the indexes in which it does, as bits. */
export interface Move {
  readonly slot: number;
  readonly orders: number;
}

/** A sorted index for every sort order of lists, updated when products are added, changed or deleted. */
export class SortedIndexes {
  readonly #products: ProductColumns;
  /** By the bit of the order. Both directions of the price share one index. */
  readonly #indexes = new Map<number, SortedIndex>();
  /** The numbers of the orders that sort by one. */
  readonly #keys = new Map<number, (slot: number) => number>();

  constructor(products: ProductColumns) {
    this.#products = products;
    const idOf = (slot: number) => products.columns.ids[slot] ?? 0;
    const orderBy = (bit: number, keyOf: (slot: number) => number) => {
      this.#keys.set(bit, keyOf);
      this.#indexes.set(bit, new SortedIndex((a, b) => keyOf(a) - keyOf(b) || idOf(a) - idOf(b)));
    };
    orderBy(POSITION, (slot) => products.columns.positions[slot] ?? 0);
    orderBy(POPULARITY, (slot) => -(products.columns.popularities[slot] ?? 0));
    orderBy(NEWEST, (slot) => -(products.columns.createdAt[slot] ?? 0));
    for (const locale of ['hu', 'en'] as const) {
      const names = products.names[locale];
      this.#indexes.set(NAME[locale], new SortedIndex((a, b) => names.compare(a, b) || idOf(a) - idOf(b)));
    }
    for (const currency of ['HUF', 'EUR', 'USD'] as const) {
      orderBy(PRICE[currency], (slot) => products.columns.gross[currency][slot] ?? 0);
      orderBy(DISCOUNT[currency], (slot) => -(products.columns.discounts[currency][slot] ?? 0));
    }
  }

  /** Every product's slot, in the shop's own order. */
  get all(): Int32Array {
    return this.#slotsOf(POSITION);
  }

  /** Every product's slot in this sort order, and whether it must be read in reverse. */
  order(sort: ProductSort, locale: Locale, currency: Currency): { readonly slots: Int32Array; readonly isReversed: boolean } {
    return { slots: this.#orderOf(sort, locale, currency), isReversed: sort === 'price-desc' };
  }

  /** Every product's slot by ascending price. */
  byPrice(currency: Currency): Int32Array {
    return this.#slotsOf(PRICE[currency]);
  }

  /** Every product's slot, the newest first. */
  get newest(): Int32Array {
    return this.#slotsOf(NEWEST);
  }

  /** Every product's slot, the most popular first. */
  get popular(): Int32Array {
    return this.#slotsOf(POPULARITY);
  }

  #slotsOf(bit: number): Int32Array {
    return this.#indexes.get(bit)?.slots ?? new Int32Array();
  }

  #orderOf(sort: ProductSort, locale: Locale, currency: Currency): Int32Array {
    switch (sort) {
      case 'price-asc':
      case 'price-desc':
        return this.#slotsOf(PRICE[currency]);
      case 'newest':
        return this.#slotsOf(NEWEST);
      case 'discount':
        return this.#slotsOf(DISCOUNT[currency]);
      case 'popularity':
        return this.#slotsOf(POPULARITY);
      case 'name':
        return this.#slotsOf(NAME[locale]);
      default:
        return this.#slotsOf(POSITION);
    }
  }

  /** Sorts all these products, which replace the previous ones. Faster than `move` for a whole catalogue. */
  arrange(slots: Int32Array): void {
    const byId = sortByNumber(slots, (slot) => this.#products.columns.ids[slot] ?? 0);
    for (const [bit, index] of this.#indexes) {
      const keyOf = this.#keys.get(bit);
      index.replace(keyOf ? sortByNumber(byId, keyOf) : byId.toSorted(index.compare));
    }
  }

  /**
   * Updates the indexes.
   *
   * @param changed products whose position changes in some indexes; their columns are already written
   * @param added slots of new products; their columns are already written
   * @param removed slots of deleted products
   */
  move(changed: readonly Move[], added: readonly number[], removed: readonly number[]): void {
    const all = changed.reduce((orders, move) => orders | move.orders, added.length + removed.length > 0 ? ALL_ORDERS : 0);
    for (const [bit, index] of this.#indexes) {
      if ((all & bit) === 0) continue;
      const moved = changed.filter(({ orders }) => (orders & bit) !== 0).map(({ slot }) => slot);
      index.move([...moved, ...removed], [...moved, ...added]);
    }
  }
}
