import type { Measure, ProductListQuery } from '@feszek/contract';

/** The chosen filters of a list: a product matches one value of each filter. */
export interface FilterChoice {
  /** Ids of categories, each including its descendants. */
  readonly categories: readonly number[];
  /** Slugs. */
  readonly brands: readonly string[];
  /** Keys. */
  readonly colors: readonly string[];
  /** Inclusive gross bounds in major units. */
  readonly priceMin: number | undefined;
  readonly priceMax: number | undefined;
  readonly inStock: boolean;
  readonly isReduced: boolean;
  readonly isNew: boolean;
  readonly arrivals: readonly string[];
  /** Inclusive bounds in centimetres. */
  readonly measures: Readonly<Record<Measure, MeasureBounds>>;
  readonly seats: readonly number[];
  /** As `160x200`. */
  readonly beds: readonly string[];
  /** Families of materials. */
  readonly materials: readonly string[];
}

export interface MeasureBounds {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

const ANY = { min: undefined, max: undefined };

export const NO_CHOICE: FilterChoice = {
  categories: [], brands: [], colors: [], priceMin: undefined, priceMax: undefined, inStock: false, isReduced: false, isNew: false, arrivals: [],
  measures: { width: ANY, depth: ANY, height: ANY }, seats: [], beds: [], materials: [],
};

/** A list query with its scope. */
export interface ListQuery extends FilterChoice {
  /** Products of this category and its descendants. */
  readonly categoryId: number | undefined;
  readonly scope: ProductListQuery['scope'];
  /** The search text. */
  readonly query: string | undefined;
  readonly sort: ProductListQuery['sort'];
  readonly page: number;
  readonly pageSize: number;
}

type FilterQuery = Omit<ProductListQuery, 'category_id' | 'scope'>;

/** Parses the query of a request. */
export function toListQuery(query: FilterQuery, place: Pick<ListQuery, 'categoryId' | 'scope'>): ListQuery {
  return {
    ...place,
    categories: query.categories ?? [],
    brands: query.brands ?? [],
    colors: query.colors ?? [],
    priceMin: query.price_min,
    priceMax: query.price_max,
    inStock: query.in_stock ?? false,
    isReduced: query.sale ?? false,
    isNew: query.new ?? false,
    arrivals: query.arrivals ?? [],
    measures: {
      width: { min: query.width_min, max: query.width_max },
      depth: { min: query.depth_min, max: query.depth_max },
      height: { min: query.height_min, max: query.height_max },
    },
    seats: query.seats ?? [],
    beds: query.beds ?? [],
    materials: query.materials ?? [],
    query: query.q || undefined,
    sort: query.sort,
    page: query.page,
    pageSize: query.page_size,
  };
}
