import { Icon } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { Arrival } from './productView.ts';
import styles from './StockLine.module.css';

/** When a piece that is ordered now is delivered. */
export function ArrivalLine({ arrival }: { readonly arrival: Arrival }) {
  const t = useT();
  return (
    <p className={styles.stock}>
      <Icon name="truck" />
      <span>{t('arrival.home', { days: arrival.days })}</span>
    </p>
  );
}
