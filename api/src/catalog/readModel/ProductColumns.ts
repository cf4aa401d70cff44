import { CURRENCIES, LOCALES, MEASURES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { Codes } from './Codes.ts';
import { NO_GROUP, ProductGroups } from './ProductGroups.ts';
import { columnsOf, NO_PRODUCT, UNKNOWN } from './columns.ts';
import type { Columns } from './columns.ts';
import { arrivalCode } from './arrivals.ts';
import { FacetGroups, currencyBit } from './FacetGroups.ts';
import type { Facets } from './FacetGroups.ts';
import { ARRIVAL, BED, BRAND, CATEGORY, COLOR, MATERIAL, SALE, SEATS, STOCK } from './filterBits.ts';
import { FilterValues } from './FilterValues.ts';
import type { FilterValue } from './FilterValues.ts';
import { GroupClasses } from './GroupClasses.ts';
import { GroupRanges } from './GroupRanges.ts';
import { IdTable } from './IdTable.ts';
import { DISCOUNT, NAME, NEWEST, POPULARITY, POSITION, PRICE } from './orderBits.ts';
import type { ProductRow } from './productRows.ts';
import { Shapes } from './shapes.ts';
import { SortKeys } from './SortKeys.ts';

/** The code for "in no category". */
export const NO_CATEGORY = 0;
const FIRST_CAPACITY = 1024;

/** The discount of a price in ten-thousandths; 0 without one. */
function discountOf(gross: number, original: number): number {
  return gross < original ? Math.floor((1 - gross / original) * 10_000) : 0;
}

/** All properties that filters and sort orders use, in narrow columns. */
export class ProductColumns {
  columns: Columns = columnsOf(FIRST_CAPACITY);
  readonly facets = new FacetGroups();
  readonly productGroups = new ProductGroups();
  readonly groupClasses = new GroupClasses();
  readonly groupRanges = new GroupRanges();
  readonly filterValues = new FilterValues();
  readonly shapes = new Shapes();
  /** Codes of `facets.categories`, `brands` and `colorSets`. */
  readonly categoryCodes = new Codes<number>();
  readonly brandCodes = new Codes<number>();
  readonly colorSetCodes = new Codes<string>();
  /** Colour ids by the code of their set. */
  readonly colorSets: (readonly number[])[] = [];
  readonly names: Readonly<Record<Locale, SortKeys>> = { hu: new SortKeys(), en: new SortKeys() };
  readonly #slots = new IdTable();
  readonly #freeSlots: number[] = [];
  #membership = 0;
  #used = 0;

  /** Slots that contain or contained a product. */
  get used(): number {
    return this.#used;
  }

  /** Changes when a product is added, is deleted, or changes what decides which lists contain it before any filter, or its dimensions. */
  get membership(): number {
    return this.#membership;
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
    this.#membership += 1;
    this.#leave(slot);
    this.columns.productGroups[slot] = NO_PRODUCT;
  }

  /**
   * Writes the row of a product.
   *
   * @returns its slot
   */
  put(row: ProductRow): number {
    const [id, position, popularity, createdAt, categoryId, brandId, isInStock, prices, names, colorIds, groupId, shape, arrivalDays, isSample] = row;
    const [width, depth, height] = shape;
    const measures = [width, depth, height];
    const known = this.#slots.get(id);
    const slot = known ?? this.#takeSlot(id);
    const { columns, facets } = this;
    const group = columns.groups[slot] ?? 0;
    if (known === undefined || this.#isElsewhere(slot, createdAt, measures)) this.#membership += 1;
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
    if (!facets.isInSameLists(group, columns.groups[slot] ?? 0)) this.#membership += 1;
    MEASURES.forEach((measure, index) => {
      columns.measures[measure][slot] = measures[index] ?? UNKNOWN;
    });
    LOCALES.forEach((locale, index) => this.names[locale].put(slot, names[index] ?? ''));
    return slot;
  }

  /** Reads the product groups again of which a variant was written or removed. */
  updateGroups(): void {
    const { columns } = this;
    for (const group of this.productGroups.takeChanged()) {
      const slots = this.productGroups.variants.of(group);
      this.groupClasses.put(group, Array.from(slots, (slot) => columns.groups[slot] ?? 0), this.facets);
      this.groupRanges.put(group, slots, columns);
    }
  }

  /** The sorted indexes in which a product's new row has another position, as bits of `orderBits`. */
  movedOrders(slot: number, row: ProductRow): number {
    const [, position, popularity, created, , , , prices, names] = row;
    const { positions, popularities, createdAt, gross, discounts } = this.columns;
    let moved = 0;
    if (positions[slot] !== position) moved |= POSITION;
    if (popularities[slot] !== popularity) moved |= POPULARITY;
    if (createdAt[slot] !== created) moved |= NEWEST;
    CURRENCIES.forEach((currency, index) => {
      const [price, original] = prices[index] ?? [];
      if (gross[currency][slot] !== (price ?? 0)) moved |= PRICE[currency];
      if (discounts[currency][slot] !== discountOf(price ?? 0, original ?? 0)) moved |= DISCOUNT[currency];
    });
    LOCALES.forEach((locale, index) => {
      if (!this.names[locale].has(slot, names[index] ?? '')) moved |= NAME[locale];
    });
    return moved;
  }

  #isElsewhere(slot: number, createdAt: number, measures: readonly (number | null)[]): boolean {
    const { columns } = this;
    return columns.createdAt[slot] !== createdAt || MEASURES.some((measure, index) => columns.measures[measure][slot] !== (measures[index] ?? UNKNOWN));
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
