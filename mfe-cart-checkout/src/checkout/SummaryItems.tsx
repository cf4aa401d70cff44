import type { CartView } from '../cart/cartView.ts';
import { useT } from '../i18n.ts';
import { OrderItems } from '../order-items/OrderItems.tsx';
import styles from './OrderSummary.module.css';

/** How many products are shown at once: as many as leave the totals in sight beside them. */
const SHOWN = 4;

/** What a card beside the steps shows of the goods; the rest of a long list on demand. */
export function SummaryItems({ cart, label }: { readonly cart: CartView; readonly label: string }) {
  const t = useT();
  const items = cart.products.map(({ id, product: { title, image }, quantity, total_gross }) => ({
    id, name: title, quantity, image, total_gross,
  }));
  // One more takes no more room than the line that would hide it.
  const rest = items.length > SHOWN + 1 ? items.slice(SHOWN) : [];
  return (
    <div>
      <OrderItems items={items.slice(0, items.length - rest.length)} currency={cart.currency} label={label} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>{t('checkout.moreItems', { count: rest.length })}</summary>
          <OrderItems items={rest} currency={cart.currency} label={t('checkout.moreItems', { count: rest.length })} />
        </details>
      )}
    </div>
  );
}
