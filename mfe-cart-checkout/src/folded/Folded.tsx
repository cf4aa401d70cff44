import { Icon } from '@feszek/ui';
import type { ReactNode } from 'react';
import styles from './Folded.module.css';

/** Content below a title that opens and closes it, without scripts too. It is closed at first. */
export function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
