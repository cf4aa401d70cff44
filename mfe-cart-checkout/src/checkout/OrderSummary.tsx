import { routePath } from '@feszek/contract';
import { useShop, useVatMode } from '@feszek/kit';
import { formatPrice } from '@feszek/money';
import { Card, Picture } from '@feszek/ui';
import { CartTotals } from '../cart/CartTotals.tsx';
import type { CartView } from '../cart/cartView.ts';
import { useT } from '../i18n.ts';
import styles from './CheckoutScreen.module.css';

/** What is about to be ordered, and what it comes to. */
export function OrderSummary({ cart }: { readonly cart: CartView }) {
  const t = useT();
  const { locale } = useShop();
  const isNet = useVatMode() === 'net';
  return (
    <Card padding="large" className={styles.summary}>
      <div className={styles.summaryHead}>
        <h2 className={styles.summaryTitle}>{t('checkout.summaryTitle')}</h2>
        <a href={routePath('cart', locale)}>{t('checkout.editCart')}</a>
      </div>
      <ul role="list" className={styles.items}>
        {cart.products.map(({ id, product, quantity, total_net, total_gross }) => (
          <li key={id} className={styles.item}>
            <div className={styles.picture}>
              <Picture image={product.image} alt="" sizes="3.5rem" ratio="portrait" />
            </div>
            <div>
              <p>{product.title}</p>
              <p className={styles.pieces}>{t('result.pieces', { count: quantity })}</p>
            </div>
            <p className={styles.amount}>{formatPrice(isNet ? total_net : total_gross, cart.currency)}</p>
          </li>
        ))}
      </ul>
      <CartTotals cart={cart} />
    </Card>
  );
}
