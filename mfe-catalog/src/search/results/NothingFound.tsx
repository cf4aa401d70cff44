import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { CategoryLinks } from '../../category/CategoryLinks.tsx';
import { useT } from '../../i18n.ts';
import { NoProducts } from '../../listing/NoProducts.tsx';
import { isShopEmpty } from '../../list-query/productPage.ts';
import type { ProductPage } from '../../list-query/productPage.ts';
import { ProductCards } from '../../product-card/ProductCards.tsx';
import styles from './SearchScreen.module.css';

/** The empty state of a search without matching and nearest products. */
export function NothingFound({ products }: { readonly products: ProductPage }) {
  const t = useT();
  const { locale } = useShop();
  const { query, emptyState } = products;
  if (isShopEmpty(products)) return <NoProducts isSoldInForints={emptyState?.isSoldInForints} />;
  return (
    <div className={styles.nothing}>
      <EmptyState icon="search" title={t('search.emptyTitle', { words: query.searchText })} action={<ButtonLink href={routePath('all-products', locale)}>{t('list.toAllProducts')}</ButtonLink>}>
        {t('search.emptyText')}
      </EmptyState>
      {emptyState && emptyState.categories.length > 0 && <CategoryLinks label={t('search.categories')} links={emptyState.categories} />}
      {emptyState && emptyState.popular.length > 0 && (
        <section className={styles.popular} aria-labelledby="search-popular">
          <h2 id="search-popular">{t('filters.popular')}</h2>
          <ProductCards cards={emptyState.popular} look="row" />
        </section>
      )}
    </div>
  );
}
