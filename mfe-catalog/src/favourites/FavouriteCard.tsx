import { Button } from '@feszek/ui';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '../i18n.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { isBuyable } from '../product-card/isBuyable.ts';
import { nameOf } from '../product-card/nameOf.ts';
import { Card } from '../product-card/ProductCards.tsx';
import { Heart } from '../heart/Heart.tsx';
import { useFavourite } from '../heart/useFavourite.ts';
import { AddToCart } from './AddToCart.tsx';
import styles from './FavouritesScreen.module.css';

export interface FavouriteCardProps {
  readonly card: CardData;
  readonly isRemoved: boolean;
  readonly isFirst: boolean;
  /** Called when the visitor removes the product or adds it again. */
  readonly onMark: (productId: number, isRemoved: boolean) => void;
}

/**
 * A favourite, with a button that adds it to the cart if it can be bought. A removed one keeps its place, with a button that
 * makes it a favourite again, so that the page does not shift.
 */
export function FavouriteCard({ card, isRemoved, isFirst, onMark }: FavouriteCardProps) {
  const place = useRef<HTMLLIElement>(null);
  const wasRemoved = useRef(isRemoved);
  // The pressed button has disappeared, so the focus moves to the one in its place.
  useLayoutEffect(() => {
    if (wasRemoved.current !== isRemoved && document.activeElement === document.body) place.current?.querySelector('button')?.focus({ preventScroll: true });
    wasRemoved.current = isRemoved;
  }, [isRemoved]);
  const heart = <Heart productId={card.id} title={nameOf(card)} assumed onToggle={(isWanted) => onMark(card.id, !isWanted)} />;
  return (
    <li ref={place} className={styles.item}>
      {isRemoved ? (
        <Removed card={card} onUndo={() => onMark(card.id, false)} />
      ) : (
        <>
          <Card card={card} isFirst={isFirst} headingLevel={2} heart={heart} />
          {isBuyable(card.stockState) && <AddToCart card={card} />}
        </>
      )}
    </li>
  );
}

function Removed({ card, onUndo }: { readonly card: CardData; readonly onUndo: () => void }) {
  const t = useT();
  const { toggle } = useFavourite(card.id);

  function undo() {
    onUndo();
    void toggle();
  }

  return (
    <div className={styles.removed} data-print="hide">
      <p>{t('favouritesPage.removed', { title: nameOf(card) })}</p>
      <Button variant="secondary" aria-label={t('favouritesPage.undoOf', { title: nameOf(card) })} onClick={undo}>
        {t('favouritesPage.undo')}
      </Button>
    </div>
  );
}
