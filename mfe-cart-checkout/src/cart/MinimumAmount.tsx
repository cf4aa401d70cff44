import { MINIMUM_AMOUNT, routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { formatAmount, toMajor, toMinor } from '@feszek/money';
import { Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { useAmountLabels } from '../price/useAmountLabels.ts';
import type { CartView } from '../cart-store/cartView.ts';
import { hasOnlySamples } from '../cart-store/hasOnlySamples.ts';

/** The amount missing to the minimum order amount, in major units; 0 if the cart reaches it, and for a cart with samples only. */
export function missingToMinimum(cart: Pick<CartView, 'currency' | 'summary' | 'products'>): number {
  if (hasOnlySamples(cart)) return 0;
  const { currency, summary } = cart;
  const products = toMinor(summary.total_items_amount_gross, currency) - toMinor(summary.total_discount_amount_gross, currency);
  return toMajor(Math.max(0, toMinor(MINIMUM_AMOUNT[currency], currency) - products), currency);
}

interface MinimumAmountProps {
  readonly cart: CartView;
  /** Whether a link to the products is beside it already. */
  readonly hasLinkBeside?: boolean;
}

/** Shows how much is missing to the minimum order amount, before the visitor fills in the checkout. */
export function MinimumAmount({ cart, hasLinkBeside = false }: MinimumAmountProps) {
  const t = useT();
  const { locale } = useShop();
  const labels = useAmountLabels();
  const missing = missingToMinimum(cart);
  if (missing === 0) return null;
  const inGross = (amount: number) => formatAmount('gross', amount, cart.currency, labels);
  return (
    <Notice tone="warning" role="status">
      {t('cart.belowMinimum', { minimum: inGross(MINIMUM_AMOUNT[cart.currency]), missing: inGross(missing) })} {!hasLinkBeside && <a href={routePath('all-products', locale)}>{t('cart.continueShopping')}</a>}
    </Notice>
  );
}
