import { routePath } from '@feszek/contract';
import { useEmitWhenShown, useShop } from '@feszek/kit';
import { ButtonLink, Container, EmptyState, Grid, Notice, Stepper } from '@feszek/ui';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { CartChanges } from '../cart/CartChanges.tsx';
import type { CartView } from '../cart/cartView.ts';
import { MinimumAmount } from '../cart/MinimumAmount.tsx';
import { useCart } from '../cart/useCart.ts';
import { useT } from '../i18n.ts';
import { Screen } from '../layout/Screen.tsx';
import { CHECKOUT_STEPS, stepHref } from './checkoutSteps.ts';
import type { CheckoutStep } from './checkoutSteps.ts';
import { createDrafts } from './drafts.ts';
import { EndedReservations } from './EndedReservations.tsx';
import type { CheckoutData } from './loadCheckout.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { AddressStep } from './steps/AddressStep.tsx';
import { BillingStep } from './steps/BillingStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { PaymentStep } from './steps/PaymentStep.tsx';
import { ShippingStep } from './steps/ShippingStep.tsx';
import type { StepProps } from './steps/StepProps.ts';
import styles from './CheckoutScreen.module.css';

const STEP_COMPONENTS: Readonly<Record<CheckoutStep, ComponentType<StepProps>>> = {
  contact: ContactStep,
  billing: BillingStep,
  shipping: ShippingStep,
  address: AddressStep,
  payment: PaymentStep,
};

function NothingToOrder() {
  const t = useT();
  const { locale } = useShop();
  const action = <ButtonLink href={routePath('all-products', locale)}>{t('cart.emptyAction')}</ButtonLink>;
  return (
    <Container section>
      <EmptyState icon="bag" title={t('checkout.emptyTitle')} headingLevel={1} action={action}>
        <p>{t('checkout.emptyText')}</p>
      </EmptyState>
    </Container>
  );
}

/** A cart that has grown may have lost its delivery method while a later step was open. */
function LostDelivery({ cart, step }: { readonly cart: CartView; readonly step: CheckoutStep }) {
  const t = useT();
  const { locale } = useShop();
  if (cart.delivery_method !== null || (step !== 'address' && step !== 'payment')) return null;
  return (
    <Notice tone="warning" role="status">
      {t('choice.deliveryLost')} <a href={stepHref('shipping', locale)}>{t('order.toDelivery')}</a>
    </Notice>
  );
}

/** The checkout: five steps in the address, so that Back works, and what the visitor orders beside them. */
export function CheckoutScreen({ data }: { readonly data: CheckoutData }) {
  const t = useT();
  const { locale } = useShop();
  const state = useCart(data.cart);
  const cart = state.cart ?? data.cart;
  useEmitWhenShown('checkout.begun', cart.products.length > 0 ? {} : undefined);
  const [drafts] = useState(() => createDrafts('cart'));
  if (cart.products.length === 0) return <NothingToOrder />;

  const { step, countries } = data;
  const StepForm = STEP_COMPONENTS[step];
  return (
    <Screen>
      <Stepper
        label={t('checkout.title')}
        doneLabel={t('checkout.done')}
        current={CHECKOUT_STEPS.indexOf(step)}
        steps={CHECKOUT_STEPS.map((name) => ({ label: t(`checkout.steps.${name}`), href: stepHref(name, locale) }))}
      />
      <noscript>
        <Notice>{t('checkout.withoutScript')}</Notice>
      </noscript>
      <Grid layout="sidebar">
        <section className={styles.step}>
          <h1 className={styles.heading}>{t(`checkout.headings.${step}`)}</h1>
          <MinimumAmount cart={cart} />
          <CartChanges cart={cart} />
          <EndedReservations cart={cart} clockLead={state.clockLead} />
          <LostDelivery cart={cart} step={step} />
          <StepForm key={step} step={step} cart={cart} countries={countries} drafts={drafts} />
        </section>
        <OrderSummary cart={cart} />
      </Grid>
    </Screen>
  );
}
