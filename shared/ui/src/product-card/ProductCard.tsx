import type { Image } from '@feszek/contract';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Picture } from '../picture/Picture.tsx';
import { ColourDots } from './ColourDots.tsx';
import type { Colour } from './ColourDots.tsx';
import { SwatchLinks } from './SwatchLinks.tsx';
import type { Swatch } from './SwatchLinks.tsx';
import styles from './ProductCard.module.css';

/** The attributes of a card's link; spread them on the `<a>`. */
export interface CardLink {
  readonly href: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export type CardFrame = 'portrait' | 'square';

export interface ProductCardProps {
  readonly href: string;
  readonly name: string;
  /** One quiet line: material or size. */
  readonly line?: string;
  /** `null` where there is none yet. */
  readonly image: Image | null;
  /** The product in a room, shown on hover and focus. */
  readonly secondImage?: Image | null;
  /** At most one `Badge`. */
  readonly tag?: ReactNode;
  /** The favourite's heart: an `IconButton`. */
  readonly heart?: ReactNode;
  /** A `Price`. */
  readonly price: ReactNode;
  /** A `CardRating`; left out without a review. */
  readonly rating?: ReactNode;
  readonly colours?: readonly Colour[];
  /** The colours of the product's group as links, instead of `colours`. */
  readonly swatches?: readonly Swatch[] | undefined;
  /** See `SwatchLinks`. */
  readonly onPointAtSwatch?: (href: string | null) => void;
  /** Shown in place of the other pictures: the product in the colour of a swatch. */
  readonly preview?: Image | null | undefined;
  /** Beside the colours: "3 sizes". */
  readonly note?: string | undefined;
  /** The name of the list of swatches. */
  readonly swatchesLabel?: string;
  /** The text of the dots for screen readers: "3 colours: oak, white, black". */
  readonly coloursLabel?: string;
  /** Cannot be bought now: the picture is faded. */
  readonly unavailable?: boolean;
  /** One of the first on the page: its picture is not lazy. */
  readonly priority?: boolean;
  readonly sizes?: string;
  /** The shape of the picture: `square` in a list of wide goods. */
  readonly frame?: CardFrame;
  /** The level of the name among the page's headings. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Renders the link if a plain `<a>` is not enough. */
  readonly renderLink?: (link: CardLink) => ReactNode;
}

/** As shown in a `Grid` of products: 2, 3 and 4 in a row, 5 and 6 in a wide window. On a phone exactly half of the width between the gutters. */
export const PRODUCT_CARD_SIZES = '(min-width: 100rem) 300px, (min-width: 90rem) 328px, (min-width: 64rem) 23vw, (min-width: 40rem) 30vw, calc(50vw - 24px)';

/** A product in a list. The whole card is one link; the heart is placed over it. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, line, image, secondImage, tag, heart, price, rating, colours = [], coloursLabel } = props;
  const { unavailable = false, priority = false, swatches, swatchesLabel = '', onPointAtSwatch, preview, note, sizes = PRODUCT_CARD_SIZES, frame = 'portrait', headingLevel = 3, renderLink } = props;
  const Heading = `h${headingLevel}` as const;
  const link: CardLink = { href, className: styles.link, children: name };
  return (
    <article className={classNames(styles.card, frame === 'square' && styles.square, unavailable && styles.unavailable)}>
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading className={styles.name}>{renderLink ? renderLink(link) : <a href={href} className={styles.link}>{name}</a>}</Heading>
          <p className={styles.line}>{line}</p>
        </div>
        <div className={styles.foot}>
          {price}
          <div className={styles.choices}>
            {swatches ? <SwatchLinks swatches={swatches} label={swatchesLabel} onPoint={onPointAtSwatch} /> : colours.length > 0 && <ColourDots colours={colours} label={coloursLabel} />}
            {note && <span className={styles.note}>{note}</span>}
            {rating}
          </div>
        </div>
      </div>
      <div className={styles.media}>
        {/* The name beside it says the same. */}
        <Picture image={preview ?? image} sizes={sizes} ratio={frame} alt="" priority={priority} />
        {secondImage && !preview && <Picture image={secondImage} sizes={sizes} ratio={frame} alt="" className={styles.second} />}
        {tag && <div className={styles.tag}>{tag}</div>}
      </div>
      {heart && <div className={styles.heart}>{heart}</div>}
    </article>
  );
}
