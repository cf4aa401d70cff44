import { Nest } from '../brand/Nest.tsx';
import { classNames } from '../classNames.ts';
import styles from './StandIn.module.css';

/** The stand-in for a picture that the shop does not have. A text beside it describes the product. */
export function StandIn({ className }: { readonly className?: string }) {
  return (
    <span className={classNames(styles.standIn, className)} aria-hidden="true">
      <Nest className={styles.mark} />
    </span>
  );
}
