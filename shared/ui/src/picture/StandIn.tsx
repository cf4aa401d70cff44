import { Nest } from '../brand/Nest.tsx';
import { classNames } from '../classNames.ts';
import styles from './StandIn.module.css';

/** Holds the place of a picture that the shop does not have yet. The text beside it says what is sold. */
export function StandIn({ className }: { readonly className?: string }) {
  return (
    <span className={classNames(styles.standIn, className)} aria-hidden="true">
      <Nest className={styles.mark} />
    </span>
  );
}
