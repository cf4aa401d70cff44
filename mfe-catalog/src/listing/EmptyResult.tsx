import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { CategoryLinks } from '../category/CategoryLinks.tsx';
import type { ChosenFilter } from '../filters/chosenFilters.ts';
import { NO_FILTERS } from '../filters/filters.ts';
import { useT } from '../i18n.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import { fromStart, listingHref } from './listingQuery.ts';
import type { ProductPage } from './productPage.ts';
import styles from './EmptyResult.module.css';

export interface EmptyResultProps {
  readonly products: ProductPage;
  readonly chosen: readonly ChosenFilter[];
}

/** Nothing fits what was chosen: what can be given up, and where else to look. */
export function EmptyResult({ products: { query, waysOn }, chosen }: EmptyResultProps) {
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
      {waysOn && <WaysOn waysOn={waysOn} />}
    </div>
  );
}

function WaysOn({ waysOn: { categories, popular } }: { readonly waysOn: NonNullable<ProductPage['waysOn']> }) {
  const t = useT();
  return (
    <>
      {categories.length > 0 && (
        <section className={styles.way}>
          <h2 className={styles.title}>{t('filters.otherCategories')}</h2>
          <CategoryLinks label={t('filters.otherCategories')} links={categories} />
        </section>
      )}
      {popular.length > 0 && (
        <section className={styles.way}>
          <h2 className={styles.title}>{t('filters.popular')}</h2>
          <ProductCards cards={popular} look="row" />
        </section>
      )}
    </>
  );
}
