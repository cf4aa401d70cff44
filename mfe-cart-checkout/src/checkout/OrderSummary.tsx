import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { CartArrival } from '../arrival/CartArrival.tsx';
import { isCollectedInShowroom } from '../arrival/isCollected.ts';
import { CartTotals } from '../cart/CartTotals.tsx';
import type { CartView } from '../cart-store/cartView.ts';
import { Coupons } from '../coupon/Coupons.tsx';
import { useT } from '../i18n.ts';
import { FoldedCard } from '../layout/FoldedCard.tsx';
import { quoteHref } from '../navigation/quoteHref.ts';
import { PlaceLines } from '../places/PlaceLines.tsx';
import { AmountText } from '../price/AmountText.tsx';
import { SummaryItems } from './SummaryItems.tsx';
import styles from './OrderSummary.module.css';

interface OrderSummaryProps {
  readonly cart: CartView;
  /** Whether it is beside the step in which the delivery is chosen. */
  readonly isDeliveryStep: boolean;
}

/** The items and totals of the order, and the place where it is collected. */
export function OrderSummary({ cart, isDeliveryStep }: OrderSummaryProps) {
  const t = useT();
  const { locale } = useShop();
  return (
    <FoldedCard
      title={t('checkout.summaryTitle')}
      action={<a href={routePath('cart', locale)} className={styles.edit}>{t('checkout.editCart')}</a>}
      brief={<AmountText kind="gross" value={cart.summary.total_amount_gross} currency={cart.currency} />}
    >
      <SummaryItems cart={cart} label={t('result.items')} />
      <Coupons cart={cart} />
      <CartTotals cart={cart} isInShowroom={isCollectedInShowroom(cart)} isDeliveryChosenHere={isDeliveryStep} />
      {cart.delivery_place && (
        <div className={styles.place}>
          <p className={styles.placeTitle}>{t('places.label')}</p>
          <PlaceLines place={cart.delivery_place} />
        </div>
      )}
      <CartArrival cart={cart} />
      <ButtonLink href={quoteHref(locale)} variant="quiet" wide>
        {t('quote.ask')}
      </ButtonLink>
    </FoldedCard>
  );
}
