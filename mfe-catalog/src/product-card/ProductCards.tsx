import { CardRating, Grid, ProductCard, classNames } from '@feszek/ui';
import type { CardFrame } from '@feszek/ui';
import type { ReactNode } from 'react';
import { Heart } from '../heart/Heart.tsx';
import { useI18n } from '../i18n.ts';
import { useRatingText } from './useRatingText.ts';
import { UnitPriceText } from '../price/UnitPriceText.tsx';
import type { CardData } from './cardOf.ts';
import { CardTag } from './CardTag.tsx';
import { frameOf } from './frameOf.ts';
import { isBuyable } from './isBuyable.ts';
import { nameOf } from './nameOf.ts';
import { useSwatchPreview } from './useSwatchPreview.ts';
import styles from './ProductCards.module.css';

export interface ProductCardsProps {
  readonly cards: readonly CardData[];
  /** `grid`: two columns on a phone, three on a tablet, four on a desktop; `row`: one scrollable row. */
  readonly look?: 'grid' | 'row';
  /** Columns of a row on a desktop. */
  readonly columns?: 3 | 4 | 5;
  /** Number of cards that are rendered; the others have only their places. By default all. */
  readonly renderedCount?: number;
  /** Number of cards above the fold, whose pictures are not lazy. */
  readonly priorityCount?: number;
  readonly headingLevel?: 2 | 3;
  /** By default the frame that fits these cards. */
  readonly frame?: CardFrame;
  /** Content of a grid, across all columns, after the card of a position, counted from 1; it is not a product. */
  readonly between?: ReadonlyMap<number, ReactNode>;
}

/** As shown in a row: on a phone, the next card is visible in part. */
const ROW_SIZES = '(min-width: 100rem) 300px, (min-width: 90rem) 328px, (min-width: 64rem) 23vw, (min-width: 40rem) 30vw, 62vw';

/** A grid or a row of product cards. */
export function ProductCards({ cards, look = 'grid', columns = 4, renderedCount = cards.length, priorityCount = 0, headingLevel = 3, frame = frameOf(cards), between }: ProductCardsProps) {
  const items = cards.flatMap((card, index) => {
    const tile = between?.get(index + 1);
    return [
      <li key={card.id} className={styles.item}>
        {index < renderedCount ? <Card card={card} isFirst={index < priorityCount} headingLevel={headingLevel} frame={frame} sizes={look === 'row' ? ROW_SIZES : undefined} /> : <div className={styles.place} />}
      </li>,
      tile && (
        <li key={`after-${card.id}`} className={styles.between}>
          {tile}
        </li>
      ),
    ];
  });
  if (look === 'grid') {
    return (
      <Grid layout="products" as="ul" className={styles.grid}>
        {items}
      </Grid>
    );
  }
  return (
    <ul role="list" className={classNames(styles.row, columns === 3 && styles.three, columns === 5 && styles.five)}>
      {items}
    </ul>
  );
}

interface CardProps extends Required<Pick<ProductCardsProps, 'headingLevel'>>, Pick<ProductCardsProps, 'frame'> {
  readonly card: CardData;
  readonly isFirst: boolean;
  /** The widths of its picture; by default those in a grid. */
  readonly sizes?: string | undefined;
  /** Replaces the default heart of a card. */
  readonly heart?: ReactNode;
}

/** The variant that the picture, the price and the link are of, and the material. */
function lineOf({ variant, subtitle }: CardData): string {
  return [variant, subtitle].filter((part) => part !== '').join(' · ');
}

/** A product of the catalogue in a list. */
export function Card({ card, isFirst, headingLevel, frame, sizes, heart = <Heart productId={card.id} title={nameOf(card)} /> }: CardProps) {
  const { t, formatList } = useI18n();
  const ratingText = useRatingText();
  const { preview, pointAt } = useSwatchPreview(card);
  return (
    <ProductCard
      href={card.href}
      name={card.title}
      line={lineOf(card)}
      note={card.sizeCount === null ? undefined : t('card.sizes', { count: card.sizeCount })}
      image={card.image}
      secondImage={card.imageInRoom}
      tag={<CardTag card={card} />}
      heart={heart}
      price={<UnitPriceText price={card.price} isNarrow />}
      rating={card.rating && <CardRating {...ratingText(card.rating)} />}
      swatches={card.swatches.length > 1 ? card.swatches : undefined}
      swatchesLabel={t('card.swatches')}
      onPointAtSwatch={pointAt}
      preview={preview}
      colours={card.colors.length > 1 ? card.colors : []}
      coloursLabel={t('card.colors', { count: card.colors.length, list: formatList(card.colors.map(({ title }) => title)) })}
      unavailable={!isBuyable(card.stockState)}
      priority={isFirst}
      {...(sizes !== undefined && { sizes })}
      headingLevel={headingLevel}
      frame={frame}
    />
  );
}
