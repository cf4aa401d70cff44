import { Button } from '@feszek/ui';
import { AddFailureNotice } from '../add-to-cart/AddFailureNotice.tsx';
import { useAddToCart } from '../add-to-cart/useAddToCart.ts';
import { useT } from '../i18n.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { isBuyable } from '../product-card/isBuyable.ts';
import { nameOf } from '../product-card/nameOf.ts';
import { Card } from '../product-card/ProductCards.tsx';
import styles from './BuyableProduct.module.css';

/** The widths of its picture. */
const SIZES = '320px';

/** One product with a button that adds it to the cart. */
export function BuyableProduct({ data: card }: { readonly data: CardData }) {
  const t = useT();
  const adding = useAddToCart(card.id);
  return (
    <div role="group" aria-label={nameOf(card)} className={styles.product}>
      <Card card={card} isFirst={false} headingLevel={3} sizes={SIZES} />
      {isBuyable(card.stockState) && (
        <Button icon="bag" loading={adding.isBusy} onClick={() => void adding.add(1)} data-replay>
          {adding.failure && !adding.failure.isInCart ? t('buy.again') : t('buy.add')}
        </Button>
      )}
      {adding.failure && <AddFailureNotice failure={adding.failure} />}
    </div>
  );
}
