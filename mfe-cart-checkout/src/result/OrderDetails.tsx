import { formatDays } from '@feszek/contract/calendar';
import { useShop } from '@feszek/kit';
import { CartTotals } from '../cart/CartTotals.tsx';
import { times } from '../cart-store/withQuantities.ts';
import { useI18n } from '../i18n.ts';
import { TitledCard } from '../layout/TitledCard.tsx';
import { OrderItems } from '../order-items/OrderItems.tsx';
import { PlaceLines } from '../places/PlaceLines.tsx';
import { PaymentDescription } from '../payment/PaymentDescription.tsx';
import { DetailRow } from '../layout/DetailRow.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { ProviderTransaction } from './ProviderTransaction.tsx';
import type { OrderView } from './orderView.ts';
import { isByTransfer } from './stepsAfterOrder.ts';
import styles from '../layout/Result.module.css';

type Address = NonNullable<OrderView['delivery']['address']>;

function AddressLines({ address: { name, zipcode, city, address, country } }: { readonly address: Address }) {
  return (
    <address className={styles.address}>
      {name}
      <br />
      {zipcode} {city}, {address}
      <br />
      {country}
    </address>
  );
}

/** Whether the order is still to arrive, or to become ready for pick-up. */
function isAwaited({ status, delivery }: OrderView): boolean {
  return status !== 'cancelled' && status !== 'completed' && !(status === 'shipped' && delivery.is_pickup);
}

/** The order: its number, payment, delivery address and items. */
export function OrderDetails({ order }: { readonly order: OrderView }) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const { transaction_result: result, delivery, payment, currency } = order;
  // No payment instructions for orders that are paid online, paid already or cancelled.
  const isToPay = !result && order.status !== 'cancelled' && !order.history.some(({ status }) => status === 'paid');
  const billing: Address = {
    name: order.partner_name, zipcode: order.partner_zipcode, city: order.partner_city, address: order.partner_address, country: order.partner_country,
  };
  const items = order.items.map(({ price_gross, ...item }) => ({ ...item, total_gross: times(price_gross, item.quantity, currency) }));
  return (
    <TitledCard title={t('result.details')}>
      <dl className={styles.rows}>
        <DetailRow label={t('result.orderNumber')}>
          <strong>{order.id}</strong>
        </DetailRow>
        <DetailRow label={t('result.date')}>{formatDate(order.created_at, 'time')}</DetailRow>
        {/* SimplePay requires its id to be shown; other codes are folded. */}
        {result?.provider === 'simplepay' && <ProviderTransaction order={order} />}
        {!order.is_restricted && (
          <DetailRow label={t('result.payment')}>
            {payment.title}
            {isToPay && !payment.account && payment.description && <p className={styles.note}><PaymentDescription>{payment.description}</PaymentDescription></p>}
          </DetailRow>
        )}
        <DetailRow label={t(delivery.place || delivery.is_pickup ? 'places.pickUp' : 'result.delivery')}>
          {delivery.title}
          {delivery.address && <AddressLines address={delivery.address} />}
          {delivery.place && <PlaceLines place={delivery.place} />}
        </DetailRow>
        {delivery.arrival && isAwaited(order) && (
          <DetailRow label={t(delivery.place || delivery.is_pickup ? 'arrival.collectedLabel' : 'arrival.label')}>
            {formatDays(delivery.arrival.from, delivery.arrival.to, locale)}
            {isByTransfer(order) && <p className={styles.note}>{t('transfer.onOrderDay')}</p>}
          </DetailRow>
        )}
        {billing.address && (
          <DetailRow label={t('result.billing')}>
            <AddressLines address={billing} />
            {order.partner_tax_number && <p className={styles.note}>{t('result.taxNumber', { taxNumber: order.partner_tax_number })}</p>}
          </DetailRow>
        )}
        {order.partner_email && (
          <DetailRow label={t('orderPage.contact')}>
            {order.partner_email}
            {order.partner_phone && <p className={styles.note}>{order.partner_phone}</p>}
          </DetailRow>
        )}
        {order.comment && <DetailRow label={t('orderPage.comment')}><span className={styles.comment}>{order.comment}</span></DetailRow>}
        <OrderHistory order={order} />
      </dl>
      <OrderItems items={items} currency={currency} label={t('result.items')} />
      <CartTotals cart={order} couponCode={order.coupon} isInShowroom={delivery.place?.kind === 'showroom'} isOrdered />
    </TitledCard>
  );
}
