import { splitAtAccountNumbers } from '@feszek/contract';
import styles from './PaymentWords.module.css';

/** What there is to know of a payment method. An account number in it stays in one piece, to be read and copied. */
export function PaymentWords({ children }: { readonly children: string }) {
  return splitAtAccountNumbers(children).map((part, index) => (index % 2 === 1 ? <span key={part} className={styles.account}>{part}</span> : part));
}
