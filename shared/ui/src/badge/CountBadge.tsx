import { classNames } from '../classNames.ts';
import styles from './CountBadge.module.css';

/** Up to here the shown number equals that of the control's label, so that users of speech input can say what they see. */
const MOST_SHOWN = 999;
/** From here on the number has three digits. */
const LONG = 100;

/** A count at the upper corner of an icon; hidden for 0. Screen readers read the count in the control's label. */
export function CountBadge({ count = 0 }: { readonly count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className={classNames(styles.badge, count >= LONG && styles.long)} aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}
