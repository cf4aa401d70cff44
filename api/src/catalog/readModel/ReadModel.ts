import type { Currency } from '@feszek/contract';
import { countByCategory } from './countMatches.ts';
import type { Counts } from './countMatches.ts';
import { overviewOf } from './overview.ts';
import type { Overview } from './overview.ts';
import type { Taxonomy } from './taxonomy.ts';
import { ProductColumns } from './ProductColumns.ts';
import type { CatalogueData } from './CatalogueData.ts';
import { newestPrefix } from './prefixes.ts';
import type { ProductRow } from './productRows.ts';
import type { MeasureRanges } from './shapes.ts';
import { SortedIndexes } from './SortedIndexes.ts';
import type { Move } from './SortedIndexes.ts';

/** The number of cached counts of selections, and of cached lists of similar products and of complements. */
const MAX_CACHED = 500;

/** The whole catalogue in memory, as far as filters, counts and sort orders need it. */
export class ReadModel implements CatalogueData {
  readonly products = new ProductColumns();
  readonly sorted = new SortedIndexes(this.products);
  #taxonomy: Taxonomy;
  readonly #productCounts = new Map<Currency, ReadonlyMap<number, number>>();
  readonly #overviews = new Map<Currency, Overview>();
  readonly #counts = new Map<string, Counts>();
  readonly #measures = new Map<string, MeasureRanges>();
  readonly #newSlots = new Map<number, Int32Array>();
  /** The state of `products.membership` from which these were computed. */
  #membership = 0;
  readonly #similar = new Map<string, readonly number[]>();
  /** Counts the changes. */
  #generation = 0;
  readonly #complements = new Map<string, readonly number[]>();

  constructor(taxonomy: Taxonomy) {
    this.#taxonomy = taxonomy;
  }

  get taxonomy(): Taxonomy {
    return this.#taxonomy;
  }

  set taxonomy(taxonomy: Taxonomy) {
    this.#taxonomy = taxonomy;
    // Another category may be below that of a list.
    this.#measures.clear();
    this.#forget();
  }

  /** The number of products in each category and its descendants that are sold in a currency, by the category's id; cached until a change. */
  productCounts(currency: Currency): ReadonlyMap<number, number> {
    const counts = this.#productCounts.get(currency) ?? countByCategory(this, currency);
    this.#productCounts.set(currency, counts);
    return counts;
  }

  /** The products that are sold in a currency, as a whole; cached until a change. */
  overview(currency: Currency): Overview {
    const overview = this.#overviews.get(currency) ?? overviewOf(this, currency);
    this.#overviews.set(currency, overview);
    return overview;
  }

  /**
   * The counts of a selection, cached until a change: another page or sort order of the same list uses the same counts.
   *
   * @param key the same for equal selections
   */
  countsOf(key: string, count: () => Counts): Counts {
    const cached = this.#counts.get(key);
    if (cached) return cached;
    const counts = count();
    if (this.#counts.size >= MAX_CACHED) this.#counts.delete(this.#counts.keys().next().value ?? '');
    this.#counts.set(key, counts);
    return counts;
  }

  /**
   * The ids of a list of similar products, cached until a change: another quantity in a cart uses the same list.
   *
   * @param key the same for equal products, locale and currency
   */
  similarIds(key: string, find: () => readonly number[]): readonly number[] {
    const cached = this.#similar.get(key) ?? find();
    if (!this.#similar.has(key) && this.#similar.size >= MAX_CACHED) this.#similar.delete(this.#similar.keys().next().value ?? '');
    this.#similar.set(key, cached);
    return cached;
  }

  /**
   * The ids of the products that go with those of a cart, cached until a change: another quantity in a cart uses the same
   * list. A list that is loaded while a change is applied is not cached.
   *
   * @param key the same for equal products
   */
  async complementIds(key: string, load: () => Promise<readonly number[]>): Promise<readonly number[]> {
    const cached = this.#complements.get(key);
    if (cached) return cached;
    const generation = this.#generation;
    const ids = await load();
    if (generation !== this.#generation) return ids;
    if (this.#complements.size >= MAX_CACHED) this.#complements.delete(this.#complements.keys().next().value ?? '');
    this.#complements.set(key, ids);
    return ids;
  }

  measuresOf(key: string, compute: () => MeasureRanges): MeasureRanges {
    this.#forgetLists();
    const measures = this.#measures.get(key) ?? compute();
    if (this.#measures.size >= MAX_CACHED) this.#measures.clear();
    this.#measures.set(key, measures);
    return measures;
  }

  newSlots(since: number): Int32Array {
    this.#forgetLists();
    const slots = this.#newSlots.get(since) ?? newestPrefix(this, since).toSorted();
    if (!this.#newSlots.has(since)) this.#newSlots.clear();
    this.#newSlots.set(since, slots);
    return slots;
  }

  #forgetLists(): void {
    const { membership } = this.products;
    if (membership === this.#membership) return;
    this.#membership = membership;
    this.#measures.clear();
    this.#newSlots.clear();
  }

  #forget(): void {
    this.#generation += 1;
    this.#complements.clear();
    this.#similar.clear();
    this.#productCounts.clear();
    this.#overviews.clear();
    this.#counts.clear();
  }

  /**
   * Applies the current rows of some products.
   *
   * @param ids the products that were read
   * @param rows the rows of those that exist
   */
  apply(ids: readonly number[], rows: readonly ProductRow[]): void {
    const { products } = this;
    this.#forget();
    const existing = new Set(rows.map(([id]) => id));
    const changed: Move[] = [];
    const added: number[] = [];
    for (const row of rows) {
      const known = products.slotOf(row[0]);
      const orders = known === undefined ? 0 : products.movedOrders(known, row);
      const slot = products.put(row);
      if (known === undefined) added.push(slot);
      else if (orders !== 0) changed.push({ slot, orders });
    }
    // Slots are freed after the others are inserted: a slot that is reused at once would occur twice in an index.
    const removed: number[] = [];
    for (const id of ids) {
      const slot = existing.has(id) ? undefined : products.slotOf(id);
      if (slot === undefined) continue;
      removed.push(slot);
      products.remove(id);
    }
    products.updateGroups();
    this.sorted.move(changed, added, removed);
  }

  /** Adds rows of an empty model, which is not readable until `arrange`. */
  add(rows: readonly ProductRow[]): void {
    for (const row of rows) this.products.put(row);
  }

  /** Completes a model to which all rows were added. */
  arrange(): void {
    const { products } = this;
    products.productGroups.variants.compact();
    products.updateGroups();
    this.sorted.arrange(Int32Array.from({ length: products.used }, (_, slot) => slot));
    this.#forget();
  }
}
