import type { AmountLabels, Currency, VatMode } from '@feszek/money';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Amount } from './Amount.tsx';
import styles from './Price.module.css';

export interface PriceLabels {
  /** Patterns: "bruttó {amount}". */
  readonly amounts: AmountLabels;
  /** Read aloud before the price in force: "sale price". */
  readonly sale: string;
  /** Read aloud before the struck one: "original price". */
  readonly original: string;
}

export interface PriceProps {
  /** All four in major units, as on the wire. */
  readonly net: number;
  readonly gross: number;
  /** Higher than the price in force when there is a sale; equal or left out when not. */
  readonly originalNet?: number;
  readonly originalGross?: number;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  readonly labels: PriceLabels;
  /** `hero` is in the display face, for the product page. */
  readonly size?: 'small' | 'medium' | 'large' | 'hero';
  /** In a cart, a checkout or an order: gross first in both modes, net below it in net mode alone. */
  readonly isDue?: boolean;
  /** For cards, which are narrow: only the gross price has its original beside it. */
  readonly isNarrow?: boolean;
  readonly className?: string;
}

interface Row {
  readonly kind: VatMode;
  readonly value: number;
  readonly original: number;
}

/** The rows from first to last. Decision 0036. */
function rowsOf({ net, gross, originalNet = net, originalGross = gross, vatMode, isDue = false, isNarrow = false }: PriceProps): readonly Row[] {
  const isNetFirst = vatMode === 'net' && !isDue;
  // A net price that stands second is a note on the gross one: it repeats no reduction.
  const netRow: Row = { kind: 'net', value: net, original: isNetFirst && !isNarrow ? originalNet : net };
  const grossRow: Row = { kind: 'gross', value: gross, original: originalGross };
  if (isNetFirst) return [netRow, grossRow];
  return isDue && vatMode === 'gross' ? [grossRow] : [grossRow, netRow];
}

/**
 * A price, net and gross in a row each, the visitor's VAT mode first. A reduced price has its original struck beside it
 * in the same row, so of the same kind. Gross is never smaller or paler than net: where net stands first, both look alike.
 */
export function Price(props: PriceProps) {
  const { gross, originalGross = gross, currency, labels, size = 'medium', isDue = false, className } = props;
  const isOnSale = originalGross > gross;
  return (
    <span className={classNames(styles.price, size !== 'medium' && styles[size], !isDue && styles.listed, isOnSale && styles.sale, className)}>
      {rowsOf(props).map(({ kind, value, original }, index) => (
        <span key={kind} className={classNames(styles.row, index > 0 && kind === 'net' && styles.note)}>
          {/* The spaces show nowhere, but keep the words apart for those who listen or copy. */}
          {index > 0 && ' '}
          {isOnSale && index === 0 && <VisuallyHidden>{labels.sale} </VisuallyHidden>}
          <Amount kind={kind} value={value} currency={currency} labels={labels.amounts} className={styles.main} />
          {isOnSale && original > value && (
            <>
              {' '}
              <s className={styles.original}>
                <VisuallyHidden>{labels.original} </VisuallyHidden>
                <Amount kind={kind} value={original} currency={currency} labels={labels.amounts} isLabelHidden />
              </s>
            </>
          )}
        </span>
      ))}
    </span>
  );
}
