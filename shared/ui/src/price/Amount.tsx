import { AMOUNT_PLACE, formatPrice } from '@feszek/money';
import type { AmountKind, AmountLabels, Currency } from '@feszek/money';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Amount.module.css';

export interface AmountProps {
  readonly kind: AmountKind;
  /** Major units, as on the wire. */
  readonly value: number;
  readonly currency: Currency;
  readonly labels: AmountLabels;
  /** Where a heading, the label of the row or the amount beside it shows the word. Screen readers still hear it. */
  readonly isLabelHidden?: boolean;
  readonly className?: string;
}

/**
 * One amount of money with the word that says whether it is net, gross or VAT. `data-amount` names the kind for tests
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
