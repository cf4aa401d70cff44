import { deliveryServiceName } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Notice } from '@feszek/ui';
import type { CartView } from '../cart-store/cartView.ts';
import { useT } from '../i18n.ts';

/** The chosen services that the cart cannot have any more, and that are not ordered. */
export function LostServices({ cart: { lost_services: lost = [] } }: { readonly cart: CartView }) {
  const t = useT();
  const { locale } = useShop();
  if (lost.length === 0) return null;
  return <Notice tone="warning" role="status">{t('services.lost', { count: lost.length, names: lost.map((code) => deliveryServiceName(code, locale)).join(', ') })}</Notice>;
}
