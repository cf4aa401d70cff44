import { Button, Notice, VisuallyHidden } from '@feszek/ui';
import { useRef, useState } from 'react';
import type { CartView } from '../cart-store/cartView.ts';
import { reservationMessage } from '../cart/reservationMessage.ts';
import { useCartStore } from '../cart-store/useCart.ts';
import { useShopTime } from '../cart/useShopTime.ts';
import { useT } from '../i18n.ts';
import styles from '../cart/CartChanges.module.css';

interface EndedReservationsProps {
  readonly cart: CartView;
  /** See `CartState.clockLead`. */
  readonly clockLead: number | undefined;
}

/** Lists the products whose reservation has expired, with a button that reserves them again. */
export function EndedReservations({ cart, clockLead }: EndedReservationsProps) {
  const t = useT();
  const store = useCartStore();
  const said = useRef<HTMLSpanElement>(null);
  const [isRequested, setIsRequested] = useState(false);
  // Other carts may have reserved the pieces, so the quantity comes from the server.
  const now = useShopTime(cart, clockLead, () => void store().load());
  const ended = cart.products.filter((line) => reservationMessage(t, line, now)?.isOver);

  function reserveAgain(): void {
    setIsRequested(true);
    // The button disappears once the pieces are reserved.
    said.current?.focus({ preventScroll: true });
    for (const { id, quantity } of ended) void store().setQuantity(id, quantity);
  }

  return (
    <>
      <VisuallyHidden ref={said} tabIndex={-1} role="status">
        {isRequested && ended.length === 0 && t('reservation.heldAgain')}
      </VisuallyHidden>
      {ended.length > 0 && (
        <Notice tone="warning" role="status">
          <p className={styles.title}>{t('reservation.endedList', { count: ended.length })}</p>
          <ul role="list" className={styles.list}>
            {ended.map(({ id, product }) => (
              <li key={id}>{product.title}</li>
            ))}
          </ul>
          <Button variant="secondary" size="small" onClick={reserveAgain}>{t('reservation.again')}</Button>
        </Notice>
      )}
    </>
  );
}
