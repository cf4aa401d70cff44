import { ProductCardSkeleton } from '@feszek/ui';
import styles from './ProductCards.module.css';

/** Holds the place of a row of cards, in their measures. It is silent: who listens hears of the cards alone. */
export function ProductRowSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
