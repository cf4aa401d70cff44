import { AMOUNT_PLACE, formatPrice } from '@feszek/money';
import type { AmountKind, AmountLabels, Currency } from '@feszek/money';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Amount.module.css';

export interface AmountProps {
  readonly kind: AmountKind;
  /** Major units, as in the API. */
  readonly value: number;
  readonly currency: Currency;
  readonly labels: AmountLabels;
  /** Hides the label visually, if a heading, the row or the amount beside it shows it. Screen readers still read it. */
  readonly isLabelHidden?: boolean;
  readonly className?: string;
}

/**
 * One amount of money with a label: net, gross or VAT. `data-amount` contains the kind for tests
 * and scripts.
 */
export function Amount({ kind, value, currency, labels, isLabelHidden = false, className }: AmountProps) {
  const [before, after] = labels[kind].split(AMOUNT_PLACE);
  const word = (text: string | undefined, place?: string) =>
    text && (isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : <span className={classNames(styles.word, place)}>{text}</span>);
  return (
    <span data-amount={kind} className={classNames(styles.amount, className)}>
      {word(before, styles.before)}
      {formatPrice(value, currency)}
      {word(after)}
    </span>
  );
}
