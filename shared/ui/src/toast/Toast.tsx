import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Toast.module.css';

export interface ToastProps {
  readonly tone?: 'neutral' | 'success' | 'error';
  readonly children: ReactNode;
  /** One link or plain button, such as "View cart". */
  readonly action?: ReactNode;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

/** A short message about what just happened. */
export function Toast({ tone = 'neutral', children, action, dismissLabel, onDismiss }: ToastProps) {
  return (
    <div className={classNames(styles.toast, tone === 'error' && styles.error)} role={tone === 'error' ? 'alert' : undefined}>
      {tone !== 'neutral' && <Icon name={tone === 'error' ? 'warning' : 'check'} />}
      <div className={styles.message}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}
