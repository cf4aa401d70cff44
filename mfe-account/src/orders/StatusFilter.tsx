import { ORDER_STATUSES } from '@feszek/contract';
import type { OrderStatus } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';
import { showCurrent } from '../layout/showCurrent.ts';
import { ordersHref } from './ordersAddress.ts';
import { STATUS_LABELS } from './statusLabels.ts';
import styles from './OrdersScreen.module.css';

/** Links to the list with each status, which work without scripts. */
export function StatusFilter({ status }: { readonly status: OrderStatus | undefined }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <nav aria-label={t('orders.filter')} className={styles.filters}>
      <ul role="list" className={styles.filter}>
        {[undefined, ...ORDER_STATUSES].map((choice) => (
          <li key={choice ?? 'all'}>
            <a href={ordersHref(locale, { status: choice, page: 1 })} className={styles.choice} {...(choice === status && { 'aria-current': 'true', ref: showCurrent })}>
              {t(choice ? STATUS_LABELS[choice] : 'orders.all')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
