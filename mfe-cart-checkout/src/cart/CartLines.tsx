import { apiErrorMessage } from '@feszek/api-client';
import { useShop } from '@feszek/kit';
import { VisuallyHidden, useChangeAnnouncement } from '@feszek/ui';
import { useRef } from 'react';
import { useT } from '../i18n.ts';
import { cartChangeSentences } from './cartChangeSentences.ts';
import { CartLineItem } from './CartLineItem.tsx';
import type { CartView } from '../cart-store/cartView.ts';
import type { CartState } from '../cart-store/createCartStore.ts';
import { UndoRemoval } from './UndoRemoval.tsx';
import { useCartStore } from '../cart-store/useCart.ts';
import { useShopTime } from './useShopTime.ts';
import styles from './CartLines.module.css';

interface CartLinesProps {
  readonly state: CartState;
  readonly cart: CartView;
}

/** The lines of the cart. A change is shown immediately and is replaced by the server's response. */
export function CartLines({ state, cart }: CartLinesProps) {
  const t = useT();
  const { locale } = useShop();
  const store = useCartStore();
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const changedId = useRef<number>(undefined);
  const { text: aloud, say, announceChange } = useChangeAnnouncement(() => {
    const line = cart.products.find(({ id }) => id === changedId.current);
    // The line shows the error of a refused change.
    return line && !state.faults.has(line.id) ? cartChangeSentences(t, { cart, line }) : undefined;
  }, state.pending.size === 0);
  const now = useShopTime(cart, state.clockLead, () => {
    say(t('reservation.endedAloud'));
    // Other carts may have reserved the pieces, so the quantity comes from the server.
    void store().load();
  });

  function change(productId: number, title: string, quantity: number): void {
    if (quantity === 0) {
      say(t('cart.removed', { title }));
      // The focus would be lost with the removed line. The undo button follows in the order of the page.
      place.current?.focus({ preventScroll: true });
    } else {
      // Cancels an announcement about another line.
      if (changedId.current !== productId) say('');
      changedId.current = productId;
      announceChange();
    }
    void store().setQuantity(productId, quantity);
  }

  function reserveAgain(productId: number, quantity: number): void {
    say('');
    // The button disappears once the pieces are reserved.
    list.current?.focus({ preventScroll: true });
    void store().setQuantity(productId, quantity);
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <VisuallyHidden role="status">{aloud}</VisuallyHidden>
      {state.removed && <UndoRemoval key={state.removed.id} removed={state.removed} onUndone={() => list.current?.focus({ preventScroll: true })} />}
      <ul ref={list} role="list" tabIndex={-1} aria-label={t('cart.lines')} className={styles.lines}>
        {cart.products.map((line) => (
          <CartLineItem
            key={line.id}
            line={line}
            cart={cart}
            now={now}
            isPending={state.pending.has(line.id)}
            fault={state.faults.has(line.id) ? apiErrorMessage(state.faults.get(line.id), locale) : undefined}
            onChange={change}
            onReserveAgain={reserveAgain}
          />
        ))}
      </ul>
    </div>
  );
}
