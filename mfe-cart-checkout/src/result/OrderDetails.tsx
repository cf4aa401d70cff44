import { formatPrice } from '@feszek/money';
import { Card, Picture } from '@feszek/ui';
import { CartTotals } from '../cart/CartTotals.tsx';
import { times } from '../cart/withQuantities.ts';
import { useI18n } from '../i18n.ts';
import { DetailRow } from './DetailRow.tsx';
import type { OrderView } from './orderView.ts';
import styles from './ResultScreen.module.css';

/** Line totals are gross: that is what was paid, and a unit's rounded net would not add up to the order's. */
function Items({ order: { items, currency } }: { readonly order: OrderView }) {
  const { t } = useI18n();
  return (
    <ul role="list" className={styles.items} aria-label={t('result.items')}>
      {items.map(({ id, name, quantity, price_gross, image }) => (
        <li key={id} className={styles.item}>
          <div className={styles.picture}>{image && <Picture image={image} alt="" sizes="4rem" ratio="portrait" />}</div>
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.quiet}>{t('result.pieces', { count: quantity })}</p>
          </div>
          <p className={styles.amount}>{formatPrice(times(price_gross, quantity, currency), currency)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The order itself: its number, what the provider approved, what was ordered, and where it goes. */
export function OrderDetails({ order }: { readonly order: OrderView }) {
  const { t, formatDate } = useI18n();
  const { transaction_result: result, delivery } = order;
  return (
    <Card padding="large" className={styles.card}>
      <h2 className={styles.cardTitle}>{t('result.details')}</h2>
      <dl className={styles.rows}>
        <DetailRow label={t('result.orderNumber')}>{order.id}</DetailRow>
        <DetailRow label={t('result.date')}>{formatDate(order.created_at, 'time')}</DetailRow>
        {result?.status === 'success' && <DetailRow label={t('result.amount')}>{formatPrice(result.amount, result.currency)}</DetailRow>}
        {result?.authorization_code && <DetailRow label={t('result.authorizationCode')}>{result.authorization_code}</DetailRow>}
        <DetailRow label={t('result.payment')}>{order.payment.title}</DetailRow>
        <DetailRow label={t('result.delivery')}>
          {delivery.title}
          {order.partner_address && (
            <address className={styles.address}>
              {order.partner_name}
              <br />
              {order.partner_zipcode} {order.partner_city}, {order.partner_address}
              <br />
              {order.partner_country}
            </address>
          )}
        </DetailRow>
      </dl>
      <Items order={order} />
      <CartTotals cart={order} isOrdered />
    </Card>
  );
}
