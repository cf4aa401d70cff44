import type { ProductListQuery } from '@feszek/contract';

/** What narrows a list, apart from where it stands in the shop: alternatives within one filter, all filters together. */
export interface FilterChoice {
  /** Ids of categories, each with all below it. */
  readonly categories: readonly number[];
  /** Slugs. */
  readonly brands: readonly string[];
  /** Keys. */
  readonly colors: readonly string[];
  /** Gross bounds in major units, both within. */
  readonly priceMin: number | undefined;
  readonly priceMax: number | undefined;
  readonly inStock: boolean;
}

/** A list's query, and where in the shop it is asked. */
export interface ListQuery extends FilterChoice {
  /** Products of this category and of all below it. */
  readonly categoryId: number | undefined;
  readonly scope: ProductListQuery['scope'];
  /** What is searched for. */
  readonly query: string | undefined;
  readonly sort: ProductListQuery['sort'];
  readonly page: number;
  readonly pageSize: number;
}

type FilterQuery = Pick<ProductListQuery, 'categories' | 'brands' | 'colors' | 'price_min' | 'price_max' | 'in_stock' | 'q' | 'sort' | 'page' | 'page_size'>;

/** The wish that a request's query stands for. */
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
