import { Container, EmptyState } from '@feszek/ui';
import type { IconName } from '@feszek/ui';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import page from './FormPage.module.css';
import styles from './Outcome.module.css';

export interface OutcomeProps {
  readonly icon: IconName;
  readonly title: string;
  /** The outcome replaces a form on the page, so it gets the focus. */
  readonly isNew?: boolean;
  readonly action?: ReactNode;
  /** Below the outcome, such as a form for a new link. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** The outcome of a form or of a link from a mail, with the next step. */
export function Outcome({ icon, title, isNew = false, action, after, children }: OutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isNew) ref.current?.focus();
  }, [isNew]);
  return (
    <Container className={page.page}>
      <div className={page.column}>
        <div ref={ref} tabIndex={-1} className={styles.outcome}>
          <EmptyState icon={icon} title={title} headingLevel={1} action={action}>
            {children}
          </EmptyState>
        </div>
        {after}
      </div>
    </Container>
  );
}
