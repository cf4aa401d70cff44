import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.tsx';
import styles from './State.module.css';

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** A sentence: why it is empty, or what to expect here. */
  readonly children?: ReactNode;
  /** The next step: a `ButtonLink`. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
}

/** The empty state of a screen, with the next step. */
export function EmptyState({ icon, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <span className={styles.sign}>
        <Icon name={icon} size="large" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.body}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
