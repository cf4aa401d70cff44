import { Checkbox } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import { fromStart } from '../listing/listingQuery.ts';
import type { FilterChoice } from './useFilterGroups.tsx';
import styles from './FilterFields.module.css';

/** The filter for products in stock. */
export function InStockBox({ query, filters, onChange }: FilterChoice) {
  const { t, formatNumber } = useI18n();
  return (
    <Checkbox
      name="in_stock"
      value="1"
      checked={query.inStock}
      autoComplete="off"
      onChange={() => onChange(fromStart(query, { inStock: !query.inStock }), false)}
      label={
        <span className={styles.choice}>
          <span className={styles.choiceTitle}>{t('filters.inStock')}</span> <span className={styles.count}>{formatNumber(filters.in_stock.count)}</span>
        </span>
      }
    />
  );
}
