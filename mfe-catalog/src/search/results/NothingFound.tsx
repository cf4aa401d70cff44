import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { CategoryLinks } from '../../category/CategoryLinks.tsx';
import { useT } from '../../i18n.ts';
import { NoProducts } from '../../listing/NoProducts.tsx';
import { isShopEmpty } from '../../list-query/productPage.ts';
import type { ProductPage } from '../../list-query/productPage.ts';
import { ProductCards } from '../../product-card/ProductCards.tsx';
import styles from './SearchScreen.module.css';

/** The next steps after a search without matching and nearest products, which the heading of the page states. */
export function NothingFound({ products }: { readonly products: ProductPage }) {
  const t = useT();
  const { locale } = useShop();
  const { emptyState } = products;
  if (isShopEmpty(products)) return <NoProducts isSoldInForints={emptyState?.isSoldInForints} />;
  return (
    <div className={styles.nothing}>
      <p>{t('search.emptyText')}</p>
      <ButtonLink href={routePath('all-products', locale)} className={styles.toAll}>
        {t('list.toAllProducts')}
      </ButtonLink>
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
