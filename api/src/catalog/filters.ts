import type { ProductListQuery } from '@feszek/contract';

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
}

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

type FilterQuery = Pick<ProductListQuery, 'categories' | 'brands' | 'colors' | 'price_min' | 'price_max' | 'in_stock' | 'q' | 'sort' | 'page' | 'page_size'>;

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
    query: query.q || undefined,
    sort: query.sort,
    page: query.page,
    pageSize: query.page_size,
  };
}
