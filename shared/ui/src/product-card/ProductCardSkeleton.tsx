import { classNames } from '../classNames.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { CardFrame } from './ProductCard.tsx';
import styles from './ProductCard.module.css';

/** The skeleton of a `ProductCard`, in exactly its size. */
export function ProductCardSkeleton({ frame = 'portrait' }: { readonly frame?: CardFrame }) {
  return (
    <div className={classNames(styles.card, frame === 'square' && styles.square)} aria-hidden="true">
      <div className={styles.text}>
        <div className={styles.heldName}>
          <Skeleton shape="line" width="long" />
          <Skeleton shape="line" width="medium" />
        </div>
        <Skeleton shape="line" width="short" />
        <div>
          <Skeleton shape="line" width="medium" />
          <Skeleton shape="line" width="short" />
        </div>
      </div>
      <div className={styles.media}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
