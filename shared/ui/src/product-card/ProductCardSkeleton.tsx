import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './ProductCard.module.css';

/** Holds the place of a `ProductCard` with its very measures while it is fetched. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.text}>
        <Skeleton shape="line" width="long" />
        <Skeleton shape="line" width="short" />
        <Skeleton shape="line" width="medium" />
        <Skeleton shape="line" width="short" />
      </div>
      <div className={styles.media}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
