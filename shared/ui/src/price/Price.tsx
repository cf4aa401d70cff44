import type { Currency, VatMode } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Price.module.css';

export interface PriceLabels {
  /** "nettó", "net". */
  readonly net: string;
  /** "bruttó", "gross". */
  readonly gross: string;
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
  /** All in one line, as far as it goes: for cards, where a second line on each makes a list heavy. */
  readonly isFlowing?: boolean;
  readonly className?: string;
}

/**
 * A price as the visitor chose to see it: net with the gross beside it, or gross alone. In a sale
 * the original is struck, and said so in words for those who do not see it.
 */
export function Price(props: PriceProps) {
  const { net, gross, originalNet = net, originalGross = gross, currency, vatMode, labels, size = 'medium', isFlowing = false, className } = props;
  const isNet = vatMode === 'net';
  const main = isNet ? net : gross;
  const original = isNet ? originalNet : originalGross;
  const onSale = original > main;
  return (
    <span className={classNames(styles.price, size !== 'medium' && styles[size], isFlowing && styles.flowing, onSale && styles.sale, className)}>
      <span className={styles.main}>
        {onSale && <VisuallyHidden>{labels.sale} </VisuallyHidden>}
        {formatPrice(main, currency)}
      </span>
      {/* The spaces show nowhere, but keep the words apart for those who listen or copy. */}
      {isNet && ' '}
      {isNet && <span className={styles.basis}>{labels.net}</span>}
      {onSale && ' '}
      {onSale && (
        <s className={styles.original}>
          <VisuallyHidden>{labels.original} </VisuallyHidden>
          {formatPrice(original, currency)}
        </s>
      )}
      {isNet && ' '}
      {isNet && (
        <span className={styles.second}>
          {labels.gross} <span className={styles.amount}>{formatPrice(gross, currency)}</span>
        </span>
      )}
    </span>
  );
}
