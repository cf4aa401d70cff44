import { splitAtAccountNumbers } from '@feszek/contract';
import styles from './PaymentDescription.module.css';

/** The description of a payment method. An account number in it does not wrap. */
export function PaymentDescription({ children }: { readonly children: string }) {
  return splitAtAccountNumbers(children).map((part, index) => (index % 2 === 1 ? <span key={part} className={styles.account}>{part}</span> : part));
}
