import { EmptyState } from '@feszek/ui';
import type { IconName } from '@feszek/ui';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './FormOutcome.module.css';

interface FormOutcomeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The outcome of a form or of a link from a mail. It replaces the form, so it gets the focus. */
export function FormOutcome({ icon, title, action, children }: FormOutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.outcome}>
      <EmptyState icon={icon} title={title} headingLevel={2} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
