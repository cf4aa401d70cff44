import { FREE_DELIVERY_FROM } from '@feszek/contract';
import { useBusState } from '@feszek/kit';
import { formatAmount, toMajor, toMinor } from '@feszek/money';
import { useT } from '../i18n.ts';
import type { UnitPrice } from '../price/priceOf.ts';
import { amountLabels } from '../price/useAmountLabels.ts';
import styles from './FreeDelivery.module.css';

export interface FreeDeliveryProps {
  /** Unit price at this quantity. */
  readonly price: UnitPrice;
  readonly quantity: number;
}

/** The sentence about the amount missing for free delivery, for the cart with the pieces chosen here. Products count gross. */
export function useFreeDeliverySentence({ price: { gross, currency }, quantity }: FreeDeliveryProps): string {
  const t = useT();
  const cart = useBusState('cart.summary');
  // A cart in another currency is about to be reloaded.
  const inCart = cart?.currency === currency ? toMinor(cart.summary.total_items_amount_gross, currency) : 0;
  const missing = toMinor(FREE_DELIVERY_FROM[currency], currency) - inCart;
  const missingAfter = missing - toMinor(gross, currency) * quantity;
  if (missing <= 0) return t('arrival.free');
  return missingAfter <= 0 ? t('arrival.freeTogether') : t('arrival.missing', { amount: formatAmount('gross', toMajor(missingAfter, currency), currency, amountLabels(t)) });
}

export function FreeDelivery(props: FreeDeliveryProps) {
  const sentence = useFreeDeliverySentence(props);
  return (
    <>
      {' '}
      <span className={styles.missing} data-print="hide" data-testid="free-delivery">{sentence}</span>
    </>
  );
}
