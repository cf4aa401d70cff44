import { isApiError } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import type { CartView } from '../../cart/cartView.ts';
import { useT } from '../../i18n.ts';
import { firstIncompleteStep, stepHref } from '../checkoutSteps.ts';

interface OrderFaultProps {
  readonly error: unknown;
  readonly words: string;
  readonly cart: CartView;
}

/** Why an order was refused, with the way to where it can be put right. What has changed in the cart stands beside, with its own. */
export function OrderFault({ error, words, cart }: OrderFaultProps) {
  const t = useT();
  const { locale } = useShop();
  const way = (() => {
    switch (isApiError(error) ? error.code : undefined) {
      case 'minimum_amount':
        return { href: routePath('all-products', locale), label: t('cart.continueShopping') };
      case 'customer_data_missing':
        return { href: stepHref(firstIncompleteStep(cart), locale), label: t('order.toData') };
      case 'delivery_method_missing':
        return { href: stepHref('shipping', locale), label: t('order.toDelivery') };
      default:
        return undefined;
    }
  })();
  return (
    <>
      {words} {way && <a href={way.href}>{way.label}</a>}
    </>
  );
}
