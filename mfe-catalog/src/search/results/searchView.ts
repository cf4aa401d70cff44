import type { ContentSearch } from '@feszek/contract';
import type { TileData } from '../../category/tileOf.ts';
import type { ProductPage } from '../../list-query/productPage.ts';

/** The data of the search page: popular categories, or results. */
export type SearchView =
  | { readonly kind: 'start'; readonly popular: readonly TileData[] }
  | {
      readonly kind: 'results';
      readonly products: ProductPage;
      /** Matching collections, articles and pages; `null` if they could not be loaded. */
      readonly texts: ContentSearch | null;
    };
