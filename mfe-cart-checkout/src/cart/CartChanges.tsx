import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { CartView } from '../cart-store/cartView.ts';
import { priceMessage, shortage } from './stockMessages.ts';
import styles from './CartChanges.module.css';

/** Lines whose stock or price has changed since the visitor added them. */
export function CartChanges({ cart }: { readonly cart: CartView }) {
  const t = useT();
  const { locale } = useShop();
  const changes = cart.products.flatMap((line) => {
    const message = shortage(t, line) ?? priceMessage(t, line, cart.currency);
    return message === undefined ? [] : [{ id: line.id, title: line.product.title, message }];
  });
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <p className={styles.title}>{t('reservation.changes')}</p>
      <ul role="list" className={styles.list}>
        {changes.map(({ id, title, message }) => (
          <li key={id}>
            <span className={styles.product}>{title}</span> {message}
          </li>
        ))}
      </ul>
      <a href={routePath('cart', locale)}>{t('checkout.editCart')}</a>
    </Notice>
  );
}
