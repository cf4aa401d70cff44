import type { Country, SavedAddress } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Notice, Stepper } from '@feszek/ui';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { CartView } from '../cart-store/cartView.ts';
import { useT } from '../i18n.ts';
import { Screen } from '../layout/Screen.tsx';
import { StepLayout } from '../layout/StepLayout.tsx';
import { BeforeOrder } from './BeforeOrder.tsx';
import { stepHref } from './checkoutFlow.ts';
import { stepsOf } from './checkoutSteps.ts';
import type { CheckoutStep } from './checkoutFlow.ts';
import { createDrafts } from '../drafts/drafts.ts';
import type { Seller } from '../payment/loadSeller.ts';
import { AddressStep } from './steps/AddressStep.tsx';
import { BillingStep } from './steps/BillingStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { PaymentStep } from './steps/PaymentStep.tsx';
import { ShippingStep } from './steps/ShippingStep.tsx';
import type { StepProps } from './steps/StepProps.ts';
import { useCheckoutFlow } from './useCheckoutFlow.ts';

const STEP_COMPONENTS: Readonly<Record<CheckoutStep, ComponentType<StepProps>>> = {
  contact: ContactStep,
  billing: BillingStep,
  shipping: ShippingStep,
  address: AddressStep,
  payment: PaymentStep,
};

interface CheckoutStepsProps {
  readonly step: CheckoutStep;
  readonly cart: CartView;
  readonly countries: readonly Country[];
  /** Of a signed-in user. */
  readonly addresses?: readonly SavedAddress[];
  readonly isGuest?: boolean;
  /** The company that sends the newsletter. */
  readonly sender?: string;
  readonly seller?: Seller;
  /** Distinguishes the drafts of different checkouts. */
  readonly draftsOf: string;
  /** The order summary beside the steps before the last one. */
  readonly beside: ReactNode;
  /** Between the step's heading and its form. */
  readonly children?: ReactNode;
}

/** One step of a checkout, with the list of steps and the order summary. */
export function CheckoutSteps({ step, cart, countries, addresses = [], isGuest = false, sender, seller, draftsOf, beside, children }: CheckoutStepsProps) {
  const t = useT();
  const { locale } = useShop();
  const flow = useCheckoutFlow();
  const [drafts] = useState(() => createDrafts(draftsOf));
  const StepForm = STEP_COMPONENTS[step];
  const needed = stepsOf(cart, flow);
  // A step that is not needed can be opened by its address.
  const steps = needed.includes(step) ? needed : flow.steps;
  return (
    <Screen frame="checkout">
      <Stepper
        label={t('checkout.title')}
        doneLabel={t('checkout.done')}
        current={steps.indexOf(step)}
        steps={steps.map((name) => ({ label: t(`checkout.steps.${name}`), href: stepHref(name, locale, flow) }))}
      />
      <noscript>
        <Notice>{t('checkout.withoutScript')}</Notice>
      </noscript>
      {/* The last step reviews the whole order itself. */}
      <StepLayout heading={t(`checkout.headings.${step}`)} beside={step === 'payment' ? undefined : beside}>
        {children}
        <StepForm key={step} step={step} cart={cart} countries={countries} addresses={addresses} drafts={drafts} isGuest={isGuest} sender={sender} seller={seller} />
        {step === 'contact' && <BeforeOrder cart={cart} countries={countries} />}
      </StepLayout>
    </Screen>
  );
}
