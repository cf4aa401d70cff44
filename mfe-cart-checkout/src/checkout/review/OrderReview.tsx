import type { Country, PaymentMethod } from '@feszek/contract';
import { routePath } from '@feszek/contract';
import { Slot, useShop } from '@feszek/kit';
import { CartArrival } from '../../arrival/CartArrival.tsx';
import { isCollectedInShowroom } from '../../arrival/isCollected.ts';
import { CartTotals } from '../../cart/CartTotals.tsx';
import type { CartView } from '../../cart-store/cartView.ts';
import { useT } from '../../i18n.ts';
import { TitledCard } from '../../layout/TitledCard.tsx';
import { PlaceLines } from '../../places/PlaceLines.tsx';
import { ReviewPart } from '../../review/ReviewPart.tsx';
import reviewStyles from '../../review/Review.module.css';
import { CART_FLOW, changeHref } from '../checkoutFlow.ts';
import { isPlaceMissing } from '../checkoutSteps.ts';
import { SummaryItems } from '../SummaryItems.tsx';
import { useCheckoutFlow } from '../useCheckoutFlow.ts';
import { reviewParts } from './reviewParts.ts';
import styles from './OrderReview.module.css';

interface OrderReviewProps {
  readonly cart: CartView;
  readonly countries: readonly Country[];
  /** `undefined`: none is chosen yet. */
  readonly payment: Pick<PaymentMethod, 'title'> | undefined;
  /** Moves to the choice of the payment. */
  readonly onChangePayment: () => void;
}

/** Everything that is ordered, once, above the button: each step with a link that changes it, the items and the sums. */
export function OrderReview({ cart, countries, payment, onChangePayment }: OrderReviewProps) {
  const t = useT();
  const { locale } = useShop();
  const flow = useCheckoutFlow();
  const coupon = cart.coupons.find(({ fault }) => fault === null);
  return (
    <TitledCard title={t('review.title')} action={flow === CART_FLOW && <a href={routePath('cart', locale)} className={reviewStyles.edit}>{t('checkout.editCart')}</a>}>
      <div className={reviewStyles.parts}>
        {reviewParts(t, cart, countries, locale, flow).map(({ step, lines }) => (
          <ReviewPart key={step} level={3} title={t(`checkout.steps.${step}`)} lines={lines} change={flow.steps.includes(step) ? changeHref(step, locale, flow) : undefined}>
            {step === 'shipping' && (
              <>
                {cart.delivery_place && <PlaceLines place={cart.delivery_place} />}
                {!isPlaceMissing(cart, flow) && <CartArrival cart={cart} />}
              </>
            )}
          </ReviewPart>
        ))}
        <ReviewPart level={3} title={t('checkout.steps.payment')} lines={[payment?.title ?? t('review.noPayment')]} change={onChangePayment} />
      </div>
      <div>
        {/* Must precede the contract with a consumer: Directive 2011/83/EU, article 6(1)(l). */}
        <Slot name="content/guarantee-notice" className={styles.guarantee} />
        {/* The items and sums must directly precede the button (article 8(2)). */}
        <div className={styles.items}>
          <SummaryItems cart={cart} label={t('result.items')} isWhole />
        </div>
      </div>
      <CartTotals cart={cart} isInShowroom={isCollectedInShowroom(cart)} couponCode={coupon?.code} totalLabel={t(cart.summary.rounding === 0 ? 'order.due' : 'order.dueInCash')} />
    </TitledCard>
  );
}
