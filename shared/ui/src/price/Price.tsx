import type { AmountLabels, Currency, VatMode } from '@feszek/money';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Amount } from './Amount.tsx';
import styles from './Price.module.css';

export interface PriceLabels {
  /** Patterns: "bruttó {amount}". */
  readonly amounts: AmountLabels;
  /** The text for screen readers before the present price: "sale price". */
  readonly sale: string;
  /** The text for screen readers before the struck price: "original price". */
  readonly original: string;
}

export interface PriceProps {
  /** All four in major units, as in the API. */
  readonly net: number;
  readonly gross: number;
  /** Higher than the present price in a sale; otherwise equal or left out. */
  readonly originalNet?: number;
  readonly originalGross?: number;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  readonly labels: PriceLabels;
  /** `hero` is in the display face, for the product page. */
  readonly size?: 'small' | 'medium' | 'large' | 'hero';
  /** In a cart, a checkout or an order: gross first in both modes. */
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

/** The rows from first to last. Decision 0079. */
function rowsOf({ net, gross, originalNet = net, originalGross = gross, vatMode, isDue = false, isNarrow = false }: PriceProps): readonly Row[] {
  const grossRow: Row = { kind: 'gross', value: gross, original: originalGross };
  if (vatMode === 'gross') return [grossRow];
  const netRow: Row = { kind: 'net', value: net, original: isDue || isNarrow ? net : originalNet };
  return isDue ? [grossRow, netRow] : [netRow, grossRow];
}

/**
 * A price: only gross, or in net mode net and gross in a row each, in the same size, weight and colour. A reduced price
 * has its struck original beside it in the same row, of the same kind.
 */
export function Price(props: PriceProps) {
  const { gross, originalGross = gross, currency, vatMode, labels, size = 'medium', className } = props;
  const isOnSale = originalGross > gross;
  return (
    <span className={classNames(styles.price, size !== 'medium' && styles[size], vatMode === 'net' && styles.listed, isOnSale && styles.sale, className)}>
      {rowsOf(props).map(({ kind, value, original }, index) => (
        <span key={kind}>
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
