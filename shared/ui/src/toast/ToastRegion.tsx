import type { ReactNode } from 'react';
import styles from './Toast.module.css';

export interface ToastRegionProps {
  /** "Notices". */
  readonly label: string;
  /** `Toast`s, the newest last. */
  readonly children?: ReactNode;
}

/**
 * The region of the toasts, once on a page. It must exist before the first toast, or screen readers
 * do not announce it. The caller removes each toast (after 5 s).
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section className={styles.region} aria-label={label} aria-live="polite" aria-relevant="additions text" data-print="hide">
      {children}
    </section>
  );
}
