import { useShop } from '@feszek/kit';
import type { CartView } from '../../cart-store/cartView.ts';
import { useT } from '../../i18n.ts';
import { isFromReview, stepHref } from '../checkoutFlow.ts';
import { stepBefore } from '../checkoutSteps.ts';
import type { CheckoutStep } from '../checkoutFlow.ts';
import { useCheckoutFlow } from '../useCheckoutFlow.ts';
import { FormFrame } from './FormFrame.tsx';
import type { FormFrameProps } from './FormFrame.tsx';

interface StepFormFrameProps extends Omit<FormFrameProps, 'back'> {
  readonly step: CheckoutStep;
  readonly cart: CartView;
}

/**
 * The frame of a checkout step's form: the back link leads to the previous step, out of the checkout from the first one, or
 * back to the review if the step was opened from it.
 */
export function StepFormFrame({ step, cart, ...frame }: StepFormFrameProps) {
  const t = useT();
  const { locale, search } = useShop();
  const flow = useCheckoutFlow();
  if (isFromReview(search)) {
    return <FormFrame {...frame} submitLabel={t('review.save')} back={{ href: stepHref('payment', locale, flow), label: t('review.back') }} />;
  }
  const before = stepBefore(step, cart, flow);
  return <FormFrame {...frame} back={before ? { href: stepHref(before, locale, flow), label: t('checkout.back') } : { href: flow.out(locale), label: t(flow.outLabel) }} />;
}
