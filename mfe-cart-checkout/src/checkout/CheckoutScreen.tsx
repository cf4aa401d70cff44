import { useEmitWhenShown, useShop } from '@feszek/kit';
import { Container, EmptyState, Notice } from '@feszek/ui';
import { CartChanges } from '../cart/CartChanges.tsx';
import type { CartView } from '../cart-store/cartView.ts';
import { MinimumAmount } from '../cart/MinimumAmount.tsx';
import { useCart } from '../cart-store/useCart.ts';
import { Coupons } from '../coupon/Coupons.tsx';
import { useT } from '../i18n.ts';
import { BrowseLink } from '../layout/BrowseLink.tsx';
import { LostServices } from '../services/LostServices.tsx';
import { stepHref } from './checkoutSteps.ts';
import type { CheckoutStep } from './checkoutSteps.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { EndedReservations } from './EndedReservations.tsx';
import type { CheckoutData } from './loadCheckout.ts';
import { OrderSummary } from './OrderSummary.tsx';

function NothingToOrder({ isShopEmpty }: { readonly isShopEmpty: boolean | undefined }) {
  const t = useT();
  return (
    <Container section>
      <EmptyState icon="bag" title={t('checkout.emptyTitle')} headingLevel={1} action={<BrowseLink isShopEmpty={isShopEmpty} />}>
        <p>{t(isShopEmpty ? 'emptyShop.text' : 'checkout.emptyText')}</p>
      </EmptyState>
    </Container>
  );
}

/** A cart that has grown may lose its delivery method while a later step is open, and a chosen place may close. */
function LostDelivery({ cart, step }: { readonly cart: CartView; readonly step: CheckoutStep }) {
  const t = useT();
  const { locale } = useShop();
  const { lost_place: lost } = cart;
  if ((cart.delivery_method !== null && lost === null) || (step !== 'address' && step !== 'payment')) return null;
  return (
    <Notice tone="warning" role="status">
      {lost === null ? t('choice.deliveryLost') : t('places.lost', { name: lost })} <a href={stepHref('shipping', locale)}>{t(lost === null ? 'order.toDelivery' : 'places.choose')}</a>
    </Notice>
  );
}

/** The checkout: five steps with their own addresses, so that Back works, with the order summary beside them. */
export function CheckoutScreen({ data }: { readonly data: CheckoutData }) {
  const state = useCart(data.cart);
  const cart = state.cart ?? data.cart;
  useEmitWhenShown('checkout.begun', cart.products.length > 0 ? {} : undefined);
  if (cart.products.length === 0) return <NothingToOrder isShopEmpty={data.isShopEmpty} />;
  return (
    <CheckoutSteps step={data.step} cart={cart} countries={data.countries} addresses={data.addresses} isGuest={data.isGuest} sender={data.sender} seller={data.seller} draftsOf="cart" beside={<OrderSummary cart={cart} />}>
      <MinimumAmount cart={cart} />
      <CartChanges cart={cart} />
      <EndedReservations cart={cart} clockLead={state.clockLead} />
      <LostDelivery cart={cart} step={data.step} />
      <LostServices cart={cart} />
      {data.step === 'payment' && <Coupons cart={cart} />}
    </CheckoutSteps>
  );
}
