import { Button, Notice } from '@feszek/ui';
import type { ReactNode } from 'react';
import { ChosenFilters } from '../filters/ChosenFilters.tsx';
import { chosenFilters } from '../filters/chosenFilters.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { usePriceFormat } from '../filters/usePriceFormat.ts';
import { useT } from '../i18n.ts';
import { frameOf } from '../product-card/frameOf.ts';
import { ProductCardsSkeleton } from '../product-card/ProductCardsSkeleton.tsx';
import { EmptyResult } from './EmptyResult.tsx';
import { GrowingCards } from './GrowingCards.tsx';
import type { ProductPage } from '../list-query/productPage.ts';
import { useChoice } from '../list-query/useChoice.ts';
import { useIsTurning } from './useIsTurning.ts';
import styles from './ListingBody.module.css';

export interface ListingBodyProps {
  readonly products: ProductPage;
  /** Replaces the products if there are none without filters. */
  readonly empty: ReactNode;
}

/** The filters, the sort order, the chosen values and the products of a list. */
export function ListingBody({ products, empty }: ListingBodyProps) {
  const t = useT();
  const { query, filters, total, cards } = products;
  const { show, retry } = useChoice(query);
  const isTurning = useIsTurning();
  const { bounds } = usePriceFormat(filters.vat_percent);
  const chosen = chosenFilters(query, filters, { t, price: bounds });
  if (total === 0 && chosen.length === 0) return empty;
  const list = total === 0 ? <EmptyResult products={products} chosen={chosen} /> : <GrowingCards products={products} />;
  return (
    <div className={styles.body}>
      <FilterBar products={products} onChoose={show} />
      <div className={styles.outcome}>
        <p className={styles.count} role="status">
          {t('list.count', { count: total })}
        </p>
        <ChosenFilters query={query} chosen={chosen} onChoose={show} />
      </div>
      {retry && (
        <Notice tone="error" role="alert">
          <div className={styles.failure}>
            {t('filters.failed')}
            <Button size="small" variant="secondary" onClick={retry}>
              {t('filters.retry')}
            </Button>
          </div>
        </Notice>
      )}
      {isTurning ? <ProductCardsSkeleton count={cards.length || 4} frame={frameOf(cards)} /> : list}
    </div>
  );
}
