import { CURRENCIES, LOCALES } from '@feszek/contract';
import type { Currency, Locale } from '@feszek/contract';
import { Codes } from './Codes.ts';
import { NO_GROUP, ProductGroups } from './ProductGroups.ts';
import { arrivalCode } from './arrivals.ts';
import { FacetGroups, currencyBit } from './FacetGroups.ts';
import type { Facets } from './FacetGroups.ts';
import { ARRIVAL, BED, BRAND, CATEGORY, COLOR, MATERIAL, SALE, SEATS, STOCK } from './filterBits.ts';
import { FilterValues } from './FilterValues.ts';
import type { FilterValue } from './FilterValues.ts';
import { GroupValues } from './GroupValues.ts';
import type { ProductRow } from './productRows.ts';
import { Shapes } from './shapes.ts';

/** One column per property. A product has the same slot as long as it exists. */
interface Columns {
  readonly ids: Int32Array;
  readonly positions: Int32Array;
  readonly popularities: Int32Array;
  readonly createdAt: Float64Array;
  /** The properties that other filters use, as its group in `facets`. */
  readonly groups: Int32Array;
  /** The product group as its code in `productGroups`; `NO_GROUP` without one. */
  readonly productGroups: Int32Array;
  readonly gross: Readonly<Record<Currency, Float64Array>>;
  readonly originalGross: Readonly<Record<Currency, Float64Array>>;
  /** In ten-thousandths. */
  readonly discounts: Readonly<Record<Currency, Int32Array>>;
}

/** The code for "in no category". */
export const NO_CATEGORY = 0;
const FIRST_CAPACITY = 1024;

function byCurrency<Column>(column: (currency: Currency) => Column): Record<Currency, Column> {
  return { HUF: column('HUF'), EUR: column('EUR'), USD: column('USD') };
}

/** The discount of a price in ten-thousandths; 0 without one. */
function discountOf(gross: number, original: number): number {
  return gross < original ? Math.floor((1 - gross / original) * 10_000) : 0;
}

/** Creates columns of this size, filled from the old ones. */
function columnsOf(capacity: number, old?: Columns): Columns {
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
  };
}

/** All properties that filters and sort orders use, in narrow columns. */
export class ProductColumns {
  columns: Columns = columnsOf(FIRST_CAPACITY);
  readonly facets = new FacetGroups();
  readonly productGroups = new ProductGroups();
  readonly groupValues = new GroupValues();
  readonly filterValues = new FilterValues();
  readonly shapes = new Shapes();
  /** Codes of `facets.categories`, `brands` and `colorSets`. */
  readonly categoryCodes = new Codes<number>();
  readonly brandCodes = new Codes<number>();
  readonly colorSetCodes = new Codes<string>();
  /** Colour ids by the code of their set. */
  readonly colorSets: (readonly number[])[] = [];
  readonly names: Readonly<Record<Locale, string[]>> = { hu: [], en: [] };
  readonly #slots = new Map<number, number>();
  readonly #freeSlots: number[] = [];
  #used = 0;

  /** Slots that contain or contained a product. */
  get used(): number {
    return this.#used;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** Frees the product's slot. */
  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#freeSlots.push(slot);
    this.#leave(slot);
  }

  /**
   * Writes the row of a product.
   *
   * @returns its slot
   */
  put(row: ProductRow): number {
    const [id, position, popularity, createdAt, categoryId, brandId, isInStock, prices, names, colorIds, groupId, shape, arrivalDays, isSample] = row;
    const known = this.#slots.get(id);
    const slot = known ?? this.#takeSlot(id);
    const { columns, facets } = this;
    columns.ids[slot] = id;
    columns.positions[slot] = position;
    columns.popularities[slot] = popularity;
    columns.createdAt[slot] = createdAt;
    let [reduced, sold] = [0, 0];
    CURRENCIES.forEach((currency, index) => {
      const [price, originalPrice] = prices[index] ?? [];
      const [gross, original] = [price ?? 0, originalPrice ?? 0];
      if (price !== null && price !== undefined) sold |= currencyBit(currency);
      columns.gross[currency][slot] = gross;
      columns.originalGross[currency][slot] = original;
      columns.discounts[currency][slot] = discountOf(gross, original);
      if (gross < original) reduced |= currencyBit(currency);
    });
    if (known !== undefined) this.#leave(slot);
    columns.productGroups[slot] = this.productGroups.enter(groupId, slot);
    columns.groups[slot] = facets.enter({
      category: this.categoryCodes.codeFor(categoryId ?? NO_CATEGORY),
      brand: this.brandCodes.codeFor(brandId),
      colorSet: this.#colorSetCode(colorIds),
      isInStock,
      shape: this.shapes.codeFor(shape),
      arrival: arrivalCode(arrivalDays),
      reduced,
      sold,
      isSample,
      isSingle: columns.productGroups[slot] === NO_GROUP,
    }, (product) => this.#valuesOf(product));
    LOCALES.forEach((locale, index) => {
      this.names[locale][slot] = names[index] ?? '';
    });
    return slot;
  }

  /** Reads the product groups again of which a variant was written or removed. */
  updateGroups(): void {
    for (const group of this.productGroups.takeChanged()) {
      const variants = this.productGroups.slotsOf(group).map((slot) => ({ slot, facet: this.columns.groups[slot] ?? 0 }));
      this.groupValues.put(group, variants, this.facets);
    }
  }

  /** Whether a product's new row changes its position in a sorted index. */
  changesPosition(slot: number, row: ProductRow): boolean {
    const [, position, popularity, created, , , , prices, names] = row;
    const { positions, popularities, createdAt, gross, originalGross } = this.columns;
    return (
      positions[slot] !== position ||
      popularities[slot] !== popularity ||
      createdAt[slot] !== created ||
      CURRENCIES.some((currency, index) => gross[currency][slot] !== (prices[index]?.[0] ?? 0) || originalGross[currency][slot] !== (prices[index]?.[1] ?? 0)) ||
      LOCALES.some((locale, index) => this.names[locale][slot] !== names[index])
    );
  }

  #leave(slot: number): void {
    const { groups, productGroups } = this.columns;
    const group = productGroups[slot] ?? NO_GROUP;
    this.facets.leave(groups[slot] ?? 0, group === NO_GROUP);
    this.productGroups.leave(group, slot);
  }

  #takeSlot(id: number): number {
    const slot = this.#freeSlots.pop() ?? this.#used++;
    const { length } = this.columns.ids;
    if (slot >= length) this.columns = columnsOf(length * 2, this.columns);
    this.#slots.set(id, slot);
    return slot;
  }

  /** The codes of the values of filters that a product has. */
  #valuesOf({ category, brand, colorSet, isInStock, shape, arrival, reduced }: Facets): number[] {
    const { seats = [], beds = [], materials = [] } = this.shapes.all[shape] ?? {};
    const values: FilterValue[] = [
      [CATEGORY, this.categoryCodes.values[category] ?? NO_CATEGORY],
      [BRAND, this.brandCodes.values[brand] ?? 0],
      [ARRIVAL, arrival],
      [STOCK, Number(isInStock)],
      ...CURRENCIES.map(currencyBit).filter((bit) => (reduced & bit) !== 0).map((bit): FilterValue => [SALE, bit]),
      ...(this.colorSets[colorSet] ?? []).map((color): FilterValue => [COLOR, color]),
      ...seats.map((count): FilterValue => [SEATS, count]),
      ...beds.map((bed): FilterValue => [BED, bed]),
      ...materials.map((material): FilterValue => [MATERIAL, material]),
    ];
    return values.map((value) => this.filterValues.codeFor(value));
  }

  #colorSetCode(colorIds: readonly number[]): number {
    const ids = [...new Set(colorIds)];
    const code = this.colorSetCodes.codeFor(ids.join());
    this.colorSets[code] ??= ids;
    return code;
  }
}
