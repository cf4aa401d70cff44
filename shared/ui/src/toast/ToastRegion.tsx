import type { ReactNode } from 'react';
import styles from './Toast.module.css';

export interface ToastRegionProps {
  /** "Notices". */
  readonly label: string;
  /** `Toast`s, the newest last. */
  readonly children?: ReactNode;
}

/**
 * Where toasts appear, once on a page. It must be there before the first toast, or screen readers
 * do not hear it; how long each stays (5 s) is the caller's.
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section className={styles.region} aria-label={label} aria-live="polite" aria-relevant="additions text" data-print="hide">
      {children}
    </section>
  );
}
