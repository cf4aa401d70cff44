import type { AxisKind } from '@feszek/contract';
import { Picture, VisuallyHidden } from '@feszek/ui';
import type { Option } from './optionsOf.ts';
import styles from './VariantChoice.module.css';

const SIZES = '80px';

export interface OptionFaceProps {
  readonly kind: AxisKind;
  readonly option: Option;
  /** Shown under a text, one in each line. */
  readonly prices: readonly string[];
  /** Shown in a text and under a picture: "Sold out"; `undefined` for a variant that can be bought. */
  readonly unavailable: string | undefined;
  /** Whether covers and woods are shown as pictures: not if none of them has one. */
  readonly hasPictures: boolean;
}

/** The appearance of a value: a swatch for a colour, a picture for a cover or a wood, a text for a size. */
export function OptionFace({ kind, option: { value, variant: { hex, image } }, prices, unavailable, hasPictures }: OptionFaceProps) {
  // Screen readers have it in the text after the value.
  const mark = unavailable && <span className={styles.unavailable} aria-hidden="true">{unavailable}</span>;
  if (kind === 'color' && hex !== null) {
    return (
      <>
        <svg className={styles.swatch} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <circle cx="16" cy="16" r="15.5" fill={hex} stroke="currentColor" strokeWidth="1" />
        </svg>
        <VisuallyHidden>{value}</VisuallyHidden>
      </>
    );
  }
  if (!hasPictures || (kind !== 'cover' && kind !== 'wood')) {
    return (
      <span className={styles.text}>
        {value}
        {prices.map((price) => <span key={price} className={styles.price}>{price}</span>)}
        {mark}
      </span>
    );
  }
  return (
    <span className={styles.pictured}>
      <Picture image={image} sizes={SIZES} ratio="square" alt="" />
      <span className={styles.caption}>{value}</span>
      {mark}
    </span>
  );
}
