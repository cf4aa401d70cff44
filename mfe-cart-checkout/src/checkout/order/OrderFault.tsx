import { isApiError } from '@feszek/api-client';
import { routePath, signInPath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import type { CartView } from '../../cart-store/cartView.ts';
import { useT } from '../../i18n.ts';
import { LinkedText } from '../../layout/LinkedText.tsx';
import { quoteHref } from '../../navigation/quoteHref.ts';
import { stepHref } from '../checkoutFlow.ts';
import { firstIncompleteStep } from '../checkoutSteps.ts';
import { useCheckoutFlow } from '../useCheckoutFlow.ts';

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
  if (isApiError(error) && error.code === 'unpaid_amount_too_large') {
    return <LinkedText text={t('order.unpaidAmount', { amount: error.params?.['amount'] ?? '' })} hrefs={[signInPath(locale, stepHref('payment', locale)), quoteHref(locale)]} />;
  }
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
