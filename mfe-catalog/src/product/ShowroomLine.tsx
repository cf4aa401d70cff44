import { ANCHORS } from '@feszek/contract';
import { Icon } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import type { ProductView } from './productView.ts';
import styles from './StockLine.module.css';

/** The showrooms where the product can be seen, with the pieces there, and a link to their addresses. */
export function ShowroomLine({ showrooms }: Pick<ProductView, 'showrooms'>) {
  const { t, formatList } = useI18n();
  if (showrooms.length === 0) return null;
  const places = showrooms.map(({ city, pieces }) => t('stock.showroom', { city, count: pieces }));
  return (
    <p className={styles.stock}>
      <Icon name="pin" />
      <span>
        {t('stock.showrooms', { places: formatList(places) })} <a href={`#${ANCHORS.showrooms}`}>{t('stock.toShowrooms')}</a>
      </span>
    </p>
  );
}
