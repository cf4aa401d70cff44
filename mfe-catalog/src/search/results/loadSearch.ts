import type { Home, ProductList } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { tilesOf } from '../../category/tileOf.ts';
import { parseListingQuery } from '../../list-query/listingQuery.ts';
import { LISTING_MAX_AGE, loadListing } from '../../listing/loadListing.ts';
import { loadTextsBeside } from './loadFoundTexts.ts';
import type { SearchView } from './searchView.ts';

/** One row on a desktop. */
const POPULAR_SHOWN = 6;

async function loadStart({ api, locale, signal }: LoadContext): Promise<LoadResult<SearchView>> {
  const { best_categories } = await api.get<Home>('/api/home', { signal });
  return found({ kind: 'start', popular: tilesOf(best_categories, locale).slice(0, POPULAR_SHOWN) }, { maxAge: LISTING_MAX_AGE, tags: ['catalogue'] });
}

/** Loads the results for the query of the address; without one, popular categories. Results without articles are not shared. */
export async function loadSearch(context: LoadContext): Promise<LoadResult<SearchView>> {
  const { api, search, currency, signal } = context;
  const { searchText } = parseListingQuery(search, { currency, hasSearch: true });
  if (searchText === '') return loadStart(context);
  const [loaded, texts] = await Promise.all([
    loadListing(context, {
      ask: async (query) => ({ list: await api.get<ProductList>('/api/products', { query, signal }), scope: {} }),
      hasSearch: true,
    }),
    loadTextsBeside(api, searchText, signal),
  ]);
  if ('status' in loaded) return loaded;
  return found({ kind: 'results', products: loaded.products, texts }, { maxAge: texts ? LISTING_MAX_AGE : 0, tags: ['catalogue', ...loaded.tags, 'articles', 'pages', 'collections'] });
}
