import type { Currency, Locale, ProductSort } from '@feszek/contract';
import type { ProductColumns } from './ProductColumns.ts';
import { SortedIndex } from './SortedIndex.ts';

/** The sort key of a product in a column. */
type KeyOf<Key> = (slot: number) => Key;

/** A sorted index for every sort order of lists, updated when products are added, changed or deleted. */
export class SortedIndexes {
  readonly #position: SortedIndex;
  readonly #popularity: SortedIndex;
  readonly #name: Readonly<Record<Locale, SortedIndex>>;
  /** Both directions of the price share one index. */
  readonly #price: Readonly<Record<Currency, SortedIndex>>;
  readonly #newest: SortedIndex;
  readonly #discount: Readonly<Record<Currency, SortedIndex>>;

  constructor(products: ProductColumns) {
    const idOf = (slot: number) => products.columns.ids[slot] ?? 0;
    const orderBy = <Key extends number | string>(keyOf: KeyOf<Key>): SortedIndex =>
      new SortedIndex((a, b) => {
        const [one, other] = [keyOf(a), keyOf(b)];
        return one < other ? -1 : one > other ? 1 : idOf(a) - idOf(b);
      });
    const byName = (locale: Locale) => orderBy((slot) => products.names[locale][slot] ?? '');
    const byPrice = (currency: Currency) => orderBy((slot) => products.columns.gross[currency][slot] ?? 0);
    const byDiscount = (currency: Currency) => orderBy((slot) => -(products.columns.discounts[currency][slot] ?? 0));
    this.#position = orderBy((slot) => products.columns.positions[slot] ?? 0);
    this.#popularity = orderBy((slot) => -(products.columns.popularities[slot] ?? 0));
    this.#name = { hu: byName('hu'), en: byName('en') };
    this.#price = { HUF: byPrice('HUF'), EUR: byPrice('EUR'), USD: byPrice('USD') };
    this.#newest = orderBy((slot) => -(products.columns.createdAt[slot] ?? 0));
    this.#discount = { HUF: byDiscount('HUF'), EUR: byDiscount('EUR'), USD: byDiscount('USD') };
  }

  /** Every product's slot, in the shop's own order. */
  get all(): Int32Array {
    return this.#position.slots;
  }

  /** Every product's slot in this sort order, and whether it must be read in reverse. */
  order(sort: ProductSort, locale: Locale, currency: Currency): { readonly slots: Int32Array; readonly isReversed: boolean } {
    return { slots: this.#orderOf(sort, locale, currency).slots, isReversed: sort === 'price-desc' };
  }

  /** Every product's slot by ascending price. */
  byPrice(currency: Currency): Int32Array {
    return this.#price[currency].slots;
  }

  /** Every product's slot, the newest first. */
  get newest(): Int32Array {
    return this.#newest.slots;
  }

  #orderOf(sort: ProductSort, locale: Locale, currency: Currency): SortedIndex {
    switch (sort) {
      case 'price-asc':
      case 'price-desc':
        return this.#price[currency];
      case 'newest':
        return this.#newest;
      case 'discount':
        return this.#discount[currency];
      case 'popularity':
        return this.#popularity;
      case 'name':
        return this.#name[locale];
      default:
        return this.#position;
    }
  }

  /**
   * Updates every index.
   *
   * @param left slots of deleted products, and of products whose position changes
   * @param entered slots of new products, and of products whose position changes; their columns are already written
   */
  move(left: readonly number[], entered: readonly number[]): void {
    for (const order of [this.#position, this.#popularity, ...Object.values(this.#name), ...Object.values(this.#price), this.#newest, ...Object.values(this.#discount)]) order.move(left, entered);
  }
}
