import { routePath } from '@feszek/contract';
import { useShop, useVatMode } from '@feszek/kit';
import { formatPrice } from '@feszek/money';
import { CartTotals } from '../cart/CartTotals.tsx';
import type { CartView } from '../cart/cartView.ts';
import { Coupons } from '../coupon/Coupons.tsx';
import { useT } from '../i18n.ts';
import { TitledCard } from '../layout/TitledCard.tsx';
import { OrderItems } from '../order-items/OrderItems.tsx';
import styles from './OrderSummary.module.css';

/** How many products are shown at once: as many as leave the totals in sight beside them. */
const SHOWN = 4;

/** What is about to be ordered, and what it comes to. */
export function OrderSummary({ cart }: { readonly cart: CartView }) {
  const t = useT();
  const { locale } = useShop();
  const isNet = useVatMode() === 'net';
  const items = cart.products.map(({ id, product: { title, image }, quantity, total_net, total_gross }) => ({
    id, name: title, quantity, image, amount: formatPrice(isNet ? total_net : total_gross, cart.currency),
  }));
  // One more takes no more room than the line that would hide it.
  const rest = items.length > SHOWN + 1 ? items.slice(SHOWN) : [];
  return (
    <TitledCard title={t('checkout.summaryTitle')} action={<a href={routePath('cart', locale)} className={styles.edit}>{t('checkout.editCart')}</a>} isBeside>
      <div>
        <OrderItems items={items.slice(0, items.length - rest.length)} label={t('result.items')} />
        {rest.length > 0 && (
          <details className={styles.rest}>
            <summary className={styles.more}>{t('checkout.moreItems', { count: rest.length })}</summary>
            <OrderItems items={rest} label={t('checkout.moreItems', { count: rest.length })} />
          </details>
        )}
      </div>
      <Coupons cart={cart} />
      <CartTotals cart={cart} />
    </TitledCard>
  );
}
