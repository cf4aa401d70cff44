import type { Image } from '@feszek/contract';
import { Picture } from '@feszek/ui';
import { useT } from '../i18n.ts';
import styles from './OrderItems.module.css';

export interface OrderItem {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  /** `null` where the product has left the range. */
  readonly image: Image | null;
  /** What all its pieces come to, as it is written. */
  readonly amount: string;
}

export interface OrderItemsProps {
  readonly items: readonly OrderItem[];
  /** Names the list for those who do not see it. */
  readonly label: string;
}

/** What is ordered, or about to be: each product with its pieces and what they come to. */
export function OrderItems({ items, label }: OrderItemsProps) {
  const t = useT();
  return (
    <ul role="list" className={styles.items} aria-label={label}>
      {items.map(({ id, name, quantity, image, amount }) => (
        <li key={id} className={styles.item}>
          <div className={styles.picture}>{image && <Picture image={image} alt="" sizes="4rem" ratio="portrait" />}</div>
          <p className={styles.name}>{name}</p>
          <p className={styles.pieces}>{t('result.pieces', { count: quantity })}</p>
          <p className={styles.amount}>{amount}</p>
        </li>
      ))}
    </ul>
  );
}
