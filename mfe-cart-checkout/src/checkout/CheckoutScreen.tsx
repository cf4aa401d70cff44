import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, Container, EmptyState } from '@feszek/ui';
import { CartChanges } from '../cart/CartChanges.tsx';
import { useCart } from '../cart/useCart.ts';
import { useT } from '../i18n.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import type { CheckoutData } from './loadCheckout.ts';
import { OrderSummary } from './OrderSummary.tsx';

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

/** The checkout: five steps in the address, so that Back works, and what the visitor orders beside them. */
export function CheckoutScreen({ data }: { readonly data: CheckoutData }) {
  const cart = useCart(data.cart).cart ?? data.cart;
  if (cart.products.length === 0) return <NothingToOrder />;
  return (
    <CheckoutSteps step={data.step} cart={cart} countries={data.countries} beside={<OrderSummary cart={cart} />}>
      <CartChanges cart={cart} />
    </CheckoutSteps>
  );
}
