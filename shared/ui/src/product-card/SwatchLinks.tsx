import type { FocusEvent, PointerEvent } from 'react';
import styles from './SwatchLinks.module.css';

/** A colour of a product, with the address of the product in this colour. */
export interface Swatch {
  readonly title: string;
  /** `#rrggbb`. */
  readonly hex: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Colours that fit on the narrowest card; the page of the product has all. */
const SHOWN = 4;

/** The first colours. The current one takes the last place if it would not be among them. */
function shownOf(swatches: readonly Swatch[]): readonly Swatch[] {
  const first = swatches.slice(0, SHOWN);
  const current = swatches.slice(SHOWN).find(({ isCurrent }) => isCurrent);
  return current ? [...first.slice(0, -1), current] : first;
}

export interface SwatchLinksProps {
  readonly swatches: readonly Swatch[];
  readonly label: string;
  /** Called with the address of the swatch that a mouse or the keyboard points at, and with `null` when it is left. A tap opens the link. */
  readonly onPoint?: ((href: string | null) => void) | undefined;
}

/** The colours of a product as links. Drawn as SVG: the fill is an attribute, which needs no inline style. */
export function SwatchLinks({ swatches, label, onPoint }: SwatchLinksProps) {
  const pointing = (href: string) => onPoint && {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onPoint(href),
    onPointerLeave: () => onPoint(null),
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && onPoint(href),
    onBlur: () => onPoint(null),
  };
  const rest = swatches.length - SHOWN;
  return (
    <ul role="list" className={styles.swatches} aria-label={label}>
      {shownOf(swatches).map(({ title, hex, href, isCurrent }) => (
        <li key={href}>
          <a href={href} className={styles.swatch} title={title} aria-label={title} aria-current={isCurrent ? 'true' : undefined} {...pointing(href)}>
            <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <circle cx="8" cy="8" r="7.5" fill={hex} stroke="currentColor" strokeWidth="1" />
            </svg>
          </a>
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.more} aria-hidden="true">
          +{rest}
        </li>
      )}
    </ul>
  );
}
