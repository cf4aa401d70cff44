import { countByCategory } from './countMatches.ts';
import type { Counts } from './countMatches.ts';
import { overviewOf } from './overview.ts';
import type { Overview } from './overview.ts';
import type { Taxonomy } from './taxonomy.ts';
import { ProductColumns } from './ProductColumns.ts';
import type { RangeData } from './RangeData.ts';
import type { ProductRow } from './productRows.ts';
import { SortedIndexes } from './SortedIndexes.ts';

/** Selections whose counts are kept at once, and lists of similar products. */
const MOST_KEPT = 500;

/** The whole range, as far as filters, counts and sorting go, in memory. */
export class ReadModel implements RangeData {
  readonly products = new ProductColumns();
  readonly sorted = new SortedIndexes(this.products);
  #taxonomy: Taxonomy;
  #productCounts: ReadonlyMap<number, number> | undefined;
  #overview: Overview | undefined;
  readonly #kept = new Map<string, Counts>();
  readonly #similar = new Map<string, readonly number[]>();

  constructor(taxonomy: Taxonomy) {
    this.#taxonomy = taxonomy;
  }

  get taxonomy(): Taxonomy {
    return this.#taxonomy;
  }

  set taxonomy(taxonomy: Taxonomy) {
    this.#taxonomy = taxonomy;
    this.#forget();
  }

  /** Products in each category and all below it, by the category's id; kept until something changes. */
  productCounts(): ReadonlyMap<number, number> {
    this.#productCounts ??= countByCategory(this);
    return this.#productCounts;
  }

  /** The range as a whole; kept until something changes. */
  overview(): Overview {
    this.#overview ??= overviewOf(this);
    return this.#overview;
  }

  /**
   * The counts of a selection, kept until something changes: another page or another order of the same list needs no
   * new ones.
   *
   * @param key the same for the same selection
   */
  countsOf(key: string, count: () => Counts): Counts {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const counts = count();
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
    this.#kept.set(key, counts);
    return counts;
  }

  /**
   * The ids of a list of similar products, kept until something changes: another quantity in a cart needs no new list.
   *
   * @param key the same for the same products, locale and currency
   */
  similarIds(key: string, find: () => readonly number[]): readonly number[] {
    const kept = this.#similar.get(key) ?? find();
    if (!this.#similar.has(key) && this.#similar.size >= MOST_KEPT) this.#similar.delete(this.#similar.keys().next().value ?? '');
    this.#similar.set(key, kept);
    return kept;
  }

  #forget(): void {
    this.#similar.clear();
    this.#productCounts = undefined;
    this.#overview = undefined;
    this.#kept.clear();
  }

  /**
   * Takes over how some products are now.
   *
   * @param ids the products that were read
   * @param rows those of them that exist
   */
  apply(ids: readonly number[], rows: readonly ProductRow[]): void {
    const { products } = this;
    this.#forget();
    const existing = new Set(rows.map(([id]) => id));
    const left: number[] = [];
    const entered: number[] = [];
    for (const row of rows) {
      const known = products.slotOf(row[0]);
      const isMoved = known === undefined || products.isMovedBy(known, row);
      if (isMoved && known !== undefined) left.push(known);
      const slot = products.put(row);
      if (isMoved) entered.push(slot);
    }
    // Freed after the others are put in: a slot that is taken again at once would stand in an order twice.
    for (const id of ids) {
      const slot = existing.has(id) ? undefined : products.slotOf(id);
      if (slot === undefined) continue;
      left.push(slot);
      products.remove(id);
    }
    if (left.length > 0 || entered.length > 0) this.sorted.move(left, entered);
  }
}
