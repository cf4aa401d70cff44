import type { ReactNode } from 'react';
import styles from './Result.module.css';

/** A row of a list of details: a label and a value. */
export function DetailRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
