import { classNames } from '../classNames.ts';
import styles from './CountBadge.module.css';

/** Up to here the number is the one that the control's label says, so that those who speak to the page can name what they see. */
const MOST_SHOWN = 999;
/** From here on the number has three digits. */
const LONG = 100;

/** How much there is behind an icon, at its shoulder; nothing for none. The control's label says it to those who listen. */
export function CountBadge({ count = 0 }: { readonly count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className={classNames(styles.badge, count >= LONG && styles.long)} aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}
