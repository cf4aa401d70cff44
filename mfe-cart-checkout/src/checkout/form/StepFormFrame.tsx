import { useShop } from '@feszek/kit';
import type { CartView } from '../../cart/cartView.ts';
import { useT } from '../../i18n.ts';
import { stepBefore, stepHref } from '../checkoutSteps.ts';
import type { CheckoutStep } from '../checkoutSteps.ts';
import { useCheckoutWay } from '../useCheckoutWay.ts';
import { FormFrame } from './FormFrame.tsx';
import type { FormFrameProps } from './FormFrame.tsx';

interface StepFormFrameProps extends Omit<FormFrameProps, 'back'> {
  readonly step: CheckoutStep;
  readonly cart: CartView;
}

/** The frame of a checkout step's form: back leads to the step before, and from the first one out of the checkout. */
export function StepFormFrame({ step, cart, ...frame }: StepFormFrameProps) {
  const t = useT();
  const { locale } = useShop();
  const way = useCheckoutWay();
  const before = stepBefore(step, cart, way);
  return <FormFrame {...frame} back={before ? { href: stepHref(before, locale, way), label: t('checkout.back') } : { href: way.out(locale), label: t(way.outLabel) }} />;
}
