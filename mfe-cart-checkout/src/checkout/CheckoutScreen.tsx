import type { Locale } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import { useEmitWhenShown, useShop } from '@feszek/kit';
import { Container, EmptyState, Notice } from '@feszek/ui';
import { CartChanges } from '../cart/CartChanges.tsx';
import type { CartView } from '../cart-store/cartView.ts';
import { MinimumAmount } from '../cart/MinimumAmount.tsx';
import { useCart } from '../cart-store/useCart.ts';
import { Coupons } from '../coupon/Coupons.tsx';
import { useT } from '../i18n.ts';
import type { T } from '../i18n.ts';
import { BrowseLink } from '../layout/BrowseLink.tsx';
import { OrdersClosed } from '../layout/OrdersClosed.tsx';
import { LostServices } from '../services/LostServices.tsx';
import { stepHref } from './checkoutFlow.ts';
import type { CheckoutStep } from './checkoutFlow.ts';
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

interface LostChoice {
  readonly text: string;
  /** The label of the link to the choice. */
  readonly action: string;
}

/** The choice of the delivery that the cart cannot have any more: its method, its place, or its day; `undefined` if all are as chosen. */
function lostChoice({ delivery_method: method, lost_place: place, lost_delivery_day: day }: CartView, t: T, locale: Locale): LostChoice | undefined {
  if (method === null) return { text: t('choice.deliveryLost'), action: t('order.toDelivery') };
  if (place !== null) return { text: t('places.lost', { name: place }), action: t('places.choose') };
  return day === null ? undefined : { text: t('arrival.dayLost', { day: formatDays(day, day, locale) }), action: t('arrival.chooseDay') };
}

/** A cart that changes while a later step is open may lose what was chosen in the step of the delivery. */
function LostDelivery({ cart, step }: { readonly cart: CartView; readonly step: CheckoutStep }) {
  const t = useT();
  const { locale } = useShop();
  const lost = lostChoice(cart, t, locale);
  if (!lost || (step !== 'address' && step !== 'payment')) return null;
  return (
    <Notice tone="warning" role="status">
      {lost.text} <a href={stepHref('shipping', locale)}>{lost.action}</a>
    </Notice>
  );
}

/** The checkout: five steps with their own addresses, so that Back works, with the order summary beside them. */
export function CheckoutScreen({ data }: { readonly data: CheckoutData }) {
  const state = useCart(data.cart);
  const cart = state.cart ?? data.cart;
  useEmitWhenShown('checkout.begun', cart.products.length > 0 && !data.isClosed ? {} : undefined);
  if (cart.products.length === 0) return <NothingToOrder isShopEmpty={data.isShopEmpty} />;
  if (data.isClosed) return <OrdersClosed />;
  return (
    <CheckoutSteps step={data.step} cart={cart} countries={data.countries} addresses={data.addresses} isGuest={data.isGuest} sender={data.sender} seller={data.seller} draftsOf="cart" beside={<OrderSummary cart={cart} isDeliveryStep={data.step === 'shipping'} />}>
      <MinimumAmount cart={cart} />
      <CartChanges cart={cart} />
      <EndedReservations cart={cart} clockLead={state.clockLead} />
      <LostDelivery cart={cart} step={data.step} />
      <LostServices cart={cart} />
      {data.step === 'payment' && <Coupons cart={cart} />}
    </CheckoutSteps>
  );
}
