import { ProductCardSkeleton } from '@feszek/ui';
import styles from './ProductCards.module.css';

/** The skeleton of a row of cards. It is hidden from screen readers, which announce only the cards. */
export function ProductRowSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <ProductCardSkeleton />
        </div>
      ))}
    </div>
  );
}
