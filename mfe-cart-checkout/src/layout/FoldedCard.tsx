import { Card, Icon, classNames } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useStickyCard } from './useStickyCard.ts';
import cardStyles from './TitledCard.module.css';
import styles from './FoldedCard.module.css';

export interface FoldedCardProps {
  readonly title: string;
  /** A link at the end of the title's line. */
  readonly action?: ReactNode;
  /** What a folded card shows beside its title. */
  readonly brief: ReactNode;
  readonly children: ReactNode;
}

/**
 * A card beside the main column: open and sticky on a desktop. On a narrower screen it is one line above the main column,
 * which opens it; without scripts too.
 */
export function FoldedCard({ title, action, brief, children }: FoldedCardProps) {
  const stickyCard = useStickyCard();
  return (
    <Card ref={stickyCard} role="group" aria-label={title} padding="large" className={classNames(styles.place, cardStyles.beside)}>
      <details className={styles.fold}>
        <summary className={styles.line}>
          <span className={styles.name}>{title}</span>
          <span className={styles.brief}>{brief}</span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div className={cardStyles.card}>
          <div className={classNames(cardStyles.head, styles.head)}>
            <h2 className={classNames(cardStyles.title, styles.title)}>{title}</h2>
            {action}
          </div>
          {children}
        </div>
      </details>
    </Card>
  );
}
