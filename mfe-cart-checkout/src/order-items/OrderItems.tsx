import type { Currency, Image } from '@feszek/contract';
import { Picture } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { AmountText } from '../price/AmountText.tsx';
import styles from './OrderItems.module.css';

export interface OrderItem {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  /** `null` if the product has no picture, or is no longer sold. */
  readonly image: Image | null;
  /** The price of all its pieces, in major units. */
  readonly total_gross: number;
}

export interface OrderItemsProps {
  readonly items: readonly OrderItem[];
  readonly currency: Currency;
  /** The accessible name of the list. */
  readonly label: string;
}

/** The items of an order: each product with its quantity and gross price. */
export function OrderItems({ items, currency, label }: OrderItemsProps) {
  const t = useT();
  return (
    <ul role="list" className={styles.items} aria-label={label}>
      {items.map(({ id, name, quantity, image, total_gross }) => (
        <li key={id} className={styles.item}>
          <div className={styles.picture}><Picture image={image} alt="" sizes="4rem" ratio="portrait" /></div>
          <p className={styles.name}>{name}</p>
          <p className={styles.pieces}>{t('result.pieces', { count: quantity })}</p>
          <p className={styles.amount}>
            <AmountText kind="gross" value={total_gross} currency={currency} />
          </p>
        </li>
      ))}
    </ul>
  );
}
