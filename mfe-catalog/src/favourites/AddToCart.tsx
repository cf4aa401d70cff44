import { Button } from '@feszek/ui';
import { AddFailureNotice } from '../add-to-cart/AddFailureNotice.tsx';
import { useAddToCart } from '../add-to-cart/useAddToCart.ts';
import { useT } from '../i18n.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { nameOf } from '../product-card/nameOf.ts';
import styles from './AddToCart.module.css';

/** Adds one piece of a favourite to the cart. A click before hydration is replayed after it. */
export function AddToCart({ card }: { readonly card: CardData }) {
  const t = useT();
  const { isBusy, failure, add } = useAddToCart(card.id);
  return (
    <div className={styles.add} data-print="hide">
      <Button variant="secondary" wide icon="bag" loading={isBusy} className={styles.button} aria-label={t('buy.addOf', { title: nameOf(card) })} onClick={() => void add(1)} data-replay>
        {t('buy.add')}
      </Button>
      {failure && (
        <div className={styles.failure}>
          <AddFailureNotice failure={failure} />
        </div>
      )}
    </div>
  );
}
