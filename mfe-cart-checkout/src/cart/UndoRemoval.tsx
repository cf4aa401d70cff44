import { apiErrorMessage } from '@feszek/api-client';
import { useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import type { RemovedLine } from '../cart-store/createCartStore.ts';
import { useCartStore } from '../cart-store/useCart.ts';
import styles from './UndoRemoval.module.css';

interface UndoRemovalProps {
  readonly removed: RemovedLine;
  /** Called once the product is in the cart again. */
  readonly onUndone?: () => void;
}

/** The button that restores a removed product. It stays until the next change of the cart, so it has no time limit. */
export function UndoRemoval({ removed: { id, title, quantity }, onUndone }: UndoRemovalProps) {
  const t = useT();
  const { locale } = useShop();
  const store = useCartStore();
  const [isPending, setIsPending] = useState(false);
  const [fault, setFault] = useState('');

  async function undo(): Promise<void> {
    setIsPending(true);
    setFault('');
    try {
      await store().add(id, quantity);
      onUndone?.();
    } catch (error) {
      setFault(apiErrorMessage(error, locale));
      setIsPending(false);
    }
  }

  return (
    <div className={styles.removed} data-print="hide">
      <p>{t('cart.removed', { title })}</p>
      <Button variant="quiet" size="small" loading={isPending} aria-label={t('cart.undoOf', { title })} onClick={() => void undo()}>
        {t('cart.undo')}
      </Button>
      {fault && <p className={styles.fault} role="alert">{fault}</p>}
    </div>
  );
}
