import { useEmitWhenShown, useShop } from '@feszek/kit';
import { Container } from '@feszek/ui';
import { CategoryTiles } from '../../category/CategoryTiles.tsx';
import { useT } from '../../i18n.ts';
import { countFilters } from '../../list-query/filters.ts';
import { isShopEmpty } from '../../list-query/productPage.ts';
import type { ProductPage } from '../../list-query/productPage.ts';
import { ListingBody } from '../../listing/ListingBody.tsx';
import { useRemember } from '../../memory/useRemember.ts';
import { LastViewed } from '../../viewed/LastViewed.tsx';
import { recentSearches } from '../recentSearches.ts';
import { FoundCollections } from './FoundCollections.tsx';
import { FoundTexts } from './FoundTexts.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchForm } from './SearchForm.tsx';
import type { SearchView } from './searchView.ts';
import { Understood } from './Understood.tsx';
import styles from './SearchScreen.module.css';

export function SearchScreen({ data }: { readonly data: SearchView }) {
  const t = useT();
  return data.kind === 'results' ? (
    <Results products={data.products} texts={data.texts} />
  ) : (
    <Container className={styles.page}>
      <h1 className={styles.title}>{t('search.title')}</h1>
      <SearchForm searchText="" />
      {data.popular.length > 0 && (
        <section className={styles.popular} aria-labelledby="search-popular">
          <h2 id="search-popular">{t('search.popular')}</h2>
          <CategoryTiles tiles={data.popular} look="row" />
        </section>
      )}
      <LastViewed />
    </Container>
  );
}

/** Whether no product matches and none is similar, without filters, in a shop that has products. */
function isNothingFound(products: ProductPage): boolean {
  return products.total === 0 && countFilters(products.query) === 0 && !isShopEmpty(products);
}

/** The text whose results are shown: the corrected one, if the query was corrected. */
function shownWords({ query: { searchText }, search }: ProductPage): string {
  return search && !search.is_nearest ? (search.corrected ?? searchText) : searchText;
}

function Results({ products, texts }: Omit<Extract<SearchView, { kind: 'results' }>, 'kind'>) {
  const t = useT();
  const { locale } = useShop();
  const { searchText, from: page } = products.query;
  const isFound = products.total > 0 && !products.search?.is_nearest;
  useRemember(recentSearches[locale], isFound ? searchText : null);
  useEmitWhenShown('search.made', { words: searchText, total: products.total });
  const title = isNothingFound(products) ? t('search.emptyTitle', { words: searchText }) : t('search.resultsHeading', { words: shownWords(products) });
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{page > 1 ? t('list.titleOfPage', { title, page }) : title}</h1>
      <SearchForm searchText={searchText} />
      {products.search && products.total > 0 && <Understood search={products.search} />}
      {texts && page <= 1 && <FoundCollections collections={texts.collections} />}
      <ListingBody products={products} empty={<NothingFound products={products} />} />
      <FoundTexts key={searchText} searchText={searchText} initial={texts} />
      <LastViewed />
    </Container>
  );
}
