import { routePath } from '@feszek/contract';
import type { ListedOrder } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Amount, classNames } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import { ListedPictures } from './ListedPictures.tsx';
import { STATUS_LABELS } from './statusLabels.ts';
import styles from './OrdersScreen.module.css';

/** The styles of statuses that need attention. */
const STATUS_STYLES: Partial<Record<ListedOrder['status'], string | undefined>> = { pending_payment: styles.waiting, payment_failed: styles.failed, cancelled: styles.failed };

interface OrderCardProps {
  readonly order: ListedOrder;
  readonly headingLevel?: 2 | 3;
}

/** An order of a list, which links to its page. */
export function OrderCard({ order, headingLevel = 2 }: OrderCardProps) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const Heading = `h${headingLevel}` as const;
  const { id, order_hash, created_at, status, total_gross, currency, item_count, images } = order;
  return (
    <article className={styles.card}>
      <div className={styles.summary}>
        <Heading className={styles.number}>
          <a href={routePath('orders-order_hash', locale, { order_hash })} className={styles.link}>
            {t('orders.number', { number: id })}
          </a>
        </Heading>
        <p className={classNames(styles.status, STATUS_STYLES[status])}>{t(STATUS_LABELS[status])}</p>
        <p className={styles.note}>
          <time dateTime={created_at}>{formatDate(created_at)}</time> · {t('orders.pieces', { count: item_count })}
        </p>
      </div>
      <p className={styles.total}>
        <Amount kind="gross" value={total_gross} currency={currency} labels={{ net: t('orders.amounts.net'), gross: t('orders.amounts.gross'), tax: t('orders.amounts.tax') }} />
      </p>
      <ListedPictures images={images} />
    </article>
  );
}
