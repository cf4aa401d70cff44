import { FREE_DELIVERY_FROM } from '@feszek/contract';
import { formatAmount } from '@feszek/money';
import { Icon } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { amountWords } from '../price/useAmountWords.ts';
import type { CartView } from './cartView.ts';
import styles from './FreeDelivery.module.css';

/** How far the cart is from free home delivery (specification, chapter 1). */
export function FreeDelivery({ cart: { currency, summary, coupons } }: { readonly cart: CartView }) {
  const t = useT();
  const threshold = FREE_DELIVERY_FROM[currency];
  const items = summary.total_items_amount_gross;
  const isPaidByCoupon = coupons.some(({ kind, fault }) => kind === 'free_delivery' && fault === null);
  const isReached = isPaidByCoupon || items >= threshold;
  return (
    <div className={styles.free} data-print="hide">
      <p className={styles.words}>
        <Icon name={isReached ? 'check' : 'truck'} />
        {isReached ? t('freeDelivery.reached') : t('freeDelivery.missing', { amount: formatAmount('gross', threshold - items, currency, amountWords(t)) })}
      </p>
      <progress className={styles.progress} aria-label={t('freeDelivery.label')} value={isReached ? threshold : items} max={threshold} />
    </div>
  );
}
