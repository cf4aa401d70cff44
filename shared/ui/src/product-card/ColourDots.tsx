import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './ColourDots.module.css';

export interface Colour {
  readonly title: string;
  /** `#rrggbb`. */
  readonly hex: string;
}

const SHOWN = 4;

/** The colours of a product. Drawn as SVG: the fill is an attribute, which needs no inline style. */
export function ColourDots({ colours, label }: { readonly colours: readonly Colour[]; readonly label?: string }) {
  const rest = colours.length - SHOWN;
  return (
    <span className={styles.dots}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {colours.slice(0, SHOWN).map((colour) => (
        <svg key={`${colour.hex} ${colour.title}`} className={styles.dot} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
          <circle cx="7" cy="7" r="6" fill={colour.hex} stroke="currentColor" strokeWidth="1" />
        </svg>
      ))}
      {rest > 0 && (
        <span className={styles.more} aria-hidden="true">
          +{rest}
        </span>
      )}
    </span>
  );
}
