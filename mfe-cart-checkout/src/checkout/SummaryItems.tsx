import type { CartView } from '../cart-store/cartView.ts';
import { useT } from '../i18n.ts';
import { OrderItems } from '../order-items/OrderItems.tsx';
import styles from './OrderSummary.module.css';

/** How many products are shown at first, so that the totals stay visible below them. */
const SHOWN = 4;

interface SummaryItemsProps {
  readonly cart: CartView;
  readonly label: string;
  /** Whether a long list is shown whole. */
  readonly isWhole?: boolean;
}

/** The products of a cart beside the steps, the rest of a long list on demand; or all of them. */
export function SummaryItems({ cart, label, isWhole = false }: SummaryItemsProps) {
  const t = useT();
  const items = cart.products.map(({ id, product: { title, image }, quantity, total_gross }) => ({
    id, name: title, quantity, image, total_gross,
  }));
  // One more product takes no more space than the button that would show it.
  const rest = !isWhole && items.length > SHOWN + 1 ? items.slice(SHOWN) : [];
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
