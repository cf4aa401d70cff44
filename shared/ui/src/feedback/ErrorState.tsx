import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './State.module.css';

export interface ErrorStateProps {
  /** What happened. */
  readonly title: string;
  /** What to do. Never only a stack or a code. */
  readonly children?: ReactNode;
  readonly retry?: { readonly label: string; readonly onRetry: () => void; readonly loading?: boolean };
  /** Another next step, such as a link to the home page. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
}

/** The error state of a screen: what failed, and what to do. Screen readers read it when it appears. */
export function ErrorState({ title, children, retry, action, headingLevel = 2 }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.state, styles.error)} role="alert">
      <span className={styles.sign}>
        <Icon name="warning" size="large" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.body}>{children}</div>}
      {(retry || action) && (
        <div className={styles.action}>
          {retry && (
            <Button onClick={retry.onRetry} loading={retry.loading}>
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
