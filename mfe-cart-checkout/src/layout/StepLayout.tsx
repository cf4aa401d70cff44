import { classNames } from '@feszek/ui';
import type { ReactNode } from 'react';
import styles from './StepLayout.module.css';

export interface StepLayoutProps {
  readonly heading: string;
  /** A `FoldedCard`; a step without one is centred. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A step of a form with a card beside it. The heading comes first in the document, so that the card's heading follows it. */
export function StepLayout({ heading, beside, children }: StepLayoutProps) {
  return (
    <div className={classNames(styles.layout, beside ? styles.sidebar : styles.centred)}>
      <h1 className={styles.heading}>{heading}</h1>
      {beside}
      <section className={styles.step}>{children}</section>
    </div>
  );
}
