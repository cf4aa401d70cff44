import type { TileData } from '../../category/tileOf.ts';
import type { ProductPage } from '../../listing/productPage.ts';

/** What the search page shows: where to begin, or what was found. */
export type SearchView =
  | { readonly kind: 'start'; readonly popular: readonly TileData[] }
  | { readonly kind: 'results'; readonly products: ProductPage };
