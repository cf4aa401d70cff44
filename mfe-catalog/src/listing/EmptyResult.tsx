import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { CategoryLinks } from '../category/CategoryLinks.tsx';
import type { ChosenFilter } from '../filters/chosenFilters.ts';
import { NO_FILTERS } from '../list-query/filters.ts';
import { useT } from '../i18n.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import { fromStart, listingHref } from '../list-query/listingQuery.ts';
import type { EmptyStateData, ProductPage } from '../list-query/productPage.ts';
import styles from './EmptyResult.module.css';

export interface EmptyResultProps {
  readonly products: ProductPage;
  readonly chosen: readonly ChosenFilter[];
}

/** The empty state of a listing: filters to remove, other categories and popular products. */
export function EmptyResult({ products: { query, emptyState }, chosen }: EmptyResultProps) {
  const t = useT();
  const { pathname } = useShop();
  const last = chosen.at(-1);
  return (
    <div className={styles.empty}>
      <EmptyState
        icon="filter"
        title={t('filters.emptyTitle')}
        action={
          <>
            <ButtonLink href={listingHref(pathname, fromStart(query, NO_FILTERS))}>{t('filters.clear')}</ButtonLink>
            {last && chosen.length > 1 && (
              <ButtonLink variant="secondary" href={listingHref(pathname, last.without)}>
                {t('filters.without', { title: last.title })}
              </ButtonLink>
            )}
          </>
        }
      >
        {t('filters.emptyText')}
      </EmptyState>
      {emptyState && <NextSteps emptyState={emptyState} />}
    </div>
  );
}

function NextSteps({ emptyState: { categories, popular } }: { readonly emptyState: EmptyStateData }) {
  const t = useT();
  return (
    <>
      {categories.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('filters.otherCategories')}</h2>
          <CategoryLinks label={t('filters.otherCategories')} links={categories} />
        </section>
      )}
      {popular.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('filters.popular')}</h2>
          <ProductCards cards={popular} look="row" />
        </section>
      )}
    </>
  );
}
