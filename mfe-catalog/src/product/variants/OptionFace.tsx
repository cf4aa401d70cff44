import type { AxisKind } from '@feszek/contract';
import { Picture, VisuallyHidden } from '@feszek/ui';
import type { Option } from './optionsOf.ts';
import styles from './VariantChoice.module.css';

const SIZES = '64px';

/** What a value looks like: a swatch for a colour, a picture for a cover or a wood, a text for a size and for what lacks a picture. */
export function OptionFace({ kind, option: { value, variant: { hex, image } } }: { readonly kind: AxisKind; readonly option: Option }) {
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
  const isPictured = (kind === 'cover' || kind === 'wood') && image;
  if (!isPictured) return <span className={styles.text}>{value}</span>;
  return (
    <span className={styles.pictured}>
      <Picture image={image} sizes={SIZES} ratio="portrait" alt="" />
      <span className={styles.caption}>{value}</span>
    </span>
  );
}
