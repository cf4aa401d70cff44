import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { WHOLE_LISTING, listingHref } from '../../list-query/listingQuery.ts';
import { loadSearch } from './loadSearch.ts';
import { SearchScreen } from './SearchScreen.tsx';
import type { SearchView } from './searchView.ts';

/** Search results are not indexed by search engines; their links are followed. */
export const screen = defineScreen<SearchView>({
  load: loadSearch,
  head(data, { t, locale }) {
    const query = data.kind === 'results' ? data.products.query : WHOLE_LISTING;
    const alternates = { hu: listingHref(routePath('search', 'hu'), query), en: listingHref(routePath('search', 'en'), query) };
    return {
      title: data.kind === 'results' ? t('search.resultsTitle', { words: query.searchText, count: data.products.total }) : t('search.title'),
      robots: 'noindex',
      canonical: alternates[locale],
      alternates,
    };
  },
  Component: SearchScreen,
});
