import { Card, classNames } from '@feszek/ui';
import type { CardProps } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useStickyCard } from './useStickyCard.ts';
import styles from './TitledCard.module.css';

export interface TitledCardProps extends Pick<CardProps, 'tone'> {
  readonly title: string;
  /** A link at the end of the title's line. */
  readonly action?: ReactNode;
  /** Beside the main column on a desktop, and sticky while that is scrolled. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** A card with a heading of the second level. */
export function TitledCard({ title, action, isBeside = false, children, tone }: TitledCardProps) {
  const stickyCard = useStickyCard();
  return (
    <Card ref={isBeside ? stickyCard : undefined} padding="large" tone={tone} className={classNames(styles.card, isBeside && styles.beside)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
