import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Toast.module.css';

export interface ToastRegionProps {
  /** "Notices". */
  readonly label: string;
  /** The side of the window; the lower one by default. */
  readonly side?: 'bottom' | 'top';
  readonly ref?: Ref<HTMLElement>;
  /** `Toast`s, the newest last. */
  readonly children?: ReactNode;
}

/**
 * The region of the toasts, once on a page. It must exist before the first toast, or screen readers
 * do not announce it. The caller removes each toast (after 5 s).
 */
export function ToastRegion({ label, side = 'bottom', ref, children }: ToastRegionProps) {
  return (
    <section ref={ref} className={classNames(styles.region, side === 'top' && styles.atTop)} aria-label={label} aria-live="polite" aria-relevant="additions text" data-print="hide">
      {children}
    </section>
  );
}
