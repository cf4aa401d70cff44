import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.tsx';
import styles from './Notice.module.css';

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } satisfies Record<string, IconName>;

export interface NoticeProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'error';
  /** The role by which screen readers read it when it appears: `alert` for an error of the visitor's last action, `status` for others. */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

/** A message that stays on the page: the result of a form, the end of a reservation. */
export function Notice({ tone = 'info', role, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, tone !== 'info' && styles[tone])} role={role}>
      <Icon name={icons[tone]} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
