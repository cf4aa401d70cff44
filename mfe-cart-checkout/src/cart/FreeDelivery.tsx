import { FREE_DELIVERY_FROM } from '@feszek/contract';
import { formatAmount } from '@feszek/money';
import { Icon } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { T } from '../i18n.ts';
import { amountLabels } from '../price/useAmountLabels.ts';
import type { CartView } from '../cart-store/cartView.ts';
import { hasOnlySamples } from '../cart-store/hasOnlySamples.ts';
import styles from './FreeDelivery.module.css';

type FreeDeliveryCart = Pick<CartView, 'currency' | 'summary' | 'coupons' | 'products'>;

/** The amount missing for free home delivery, gross (specification, chapter 1). */
function freeDelivery(cart: FreeDeliveryCart) {
  const { currency, summary, coupons } = cart;
  const threshold = FREE_DELIVERY_FROM[currency];
  const items = summary.total_items_amount_gross;
  const isPaidByCoupon = coupons.some(({ kind, fault }) => kind === 'free_delivery' && fault === null);
  return { threshold, items, isReached: isPaidByCoupon || items >= threshold };
}

/** The sentence about the amount missing for free home delivery. The delivery of samples alone is free in any amount. */
export function freeDeliverySentence(t: T, cart: FreeDeliveryCart): string {
  if (hasOnlySamples(cart)) return t('freeDelivery.samples');
  const { threshold, items, isReached } = freeDelivery(cart);
  return isReached ? t('freeDelivery.reached') : t('freeDelivery.missing', { amount: formatAmount('gross', threshold - items, cart.currency, amountLabels(t)) });
}

/** The free home delivery of a cart, with a bar that fills up to its limit. */
export function FreeDelivery({ cart }: { readonly cart: FreeDeliveryCart }) {
  const t = useT();
  const { threshold, items, isReached } = freeDelivery(cart);
  const isFree = isReached || hasOnlySamples(cart);
  return (
    <div className={styles.free} data-print="hide">
      <p className={styles.text}>
        <Icon name={isFree ? 'check' : 'truck'} />
        {freeDeliverySentence(t, cart)}
      </p>
      {!hasOnlySamples(cart) && <progress className={styles.progress} aria-label={t('freeDelivery.label')} value={isReached ? threshold : items} max={threshold} />}
    </div>
  );
}
