import { Card } from '@feszek/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page with a heading of the second level. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card padding="large" className={styles.section}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </Card>
    </section>
  );
}
