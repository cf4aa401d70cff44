import type { ReactNode } from 'react';
import styles from './ResultScreen.module.css';

/** One named value of a list of details. */
export function DetailRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
