import { routePath } from '@feszek/contract';
import type { ListedOrder } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { OrderCard } from '../orders/OrderCard.tsx';
import styles from './LatestOrder.module.css';

/** The latest order of the user, with a link to all of them. */
export function LatestOrder({ order }: { readonly order: ListedOrder }) {
  const t = useT();
  const { locale } = useShop();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('account.latestOrder')}
        </h2>
        <a href={routePath('account-orders', locale)} className={styles.all}>
          {t('account.allOrders')}
        </a>
      </div>
      <OrderCard order={order} headingLevel={3} />
    </section>
  );
}
