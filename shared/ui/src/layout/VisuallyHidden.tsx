import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for screen readers alone, where the eye understands from the picture. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
