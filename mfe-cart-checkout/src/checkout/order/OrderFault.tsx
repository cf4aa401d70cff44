import { isApiError } from '@feszek/api-client';
import { routePath, signInPath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import type { CartView } from '../../cart-store/cartView.ts';
import { useT } from '../../i18n.ts';
import { quoteHref } from '../../navigation/quoteHref.ts';
import { stepHref } from '../checkoutFlow.ts';
import { firstIncompleteStep } from '../checkoutSteps.ts';
import { useCheckoutFlow } from '../useCheckoutFlow.ts';

/** The refusal of an amount that only signed-in buyers may order with a payment method, with links to the sign-in and to a quote request. */
function UnpaidAmountFault({ amount }: { readonly amount: string | number }) {
  const t = useT();
  const { locale } = useShop();
  const [before, signIn, or, quote, after] = t('order.unpaidAmount', { amount }).split(/[[\]]/);
  return (
    <>
      {before}
      <a href={signInPath(locale, stepHref('payment', locale))}>{signIn}</a>
      {or}
      <a href={quoteHref(locale)}>{quote}</a>
      {after}
    </>
  );
}

interface OrderFaultProps {
  readonly error: unknown;
  readonly message: string;
  readonly cart: CartView;
}

/** The reason why an order was refused, with a link to the page that corrects it. Changes of the cart are listed separately, with their own links. */
export function OrderFault({ error, message, cart }: OrderFaultProps) {
  const t = useT();
  const { locale } = useShop();
  const checkout = useCheckoutFlow();
  if (isApiError(error) && error.code === 'unpaid_amount_too_large') return <UnpaidAmountFault amount={error.params?.['amount'] ?? ''} />;
  const link = (() => {
    switch (isApiError(error) ? error.code : undefined) {
      case 'minimum_amount':
        return { href: routePath('all-products', locale), label: t('cart.continueShopping') };
      case 'customer_data_missing':
        return { href: stepHref(firstIncompleteStep(cart, checkout), locale, checkout), label: t('order.toData') };
      case 'delivery_day_gone':
        return { href: stepHref('shipping', locale, checkout), label: t('arrival.chooseDay') };
      case 'delivery_method_missing':
        return { href: stepHref('shipping', locale, checkout), label: t('order.toDelivery') };
      default:
        return undefined;
    }
  })();
  return (
    <>
      {message} {link && <a href={link.href}>{link.label}</a>}
    </>
  );
}
