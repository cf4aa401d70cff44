import { Icon } from '@feszek/ui';
import { useId } from 'react';
import styles from './MissingChoices.module.css';

interface MissingChoicesProps {
  readonly title: string;
  readonly choices: readonly { readonly id: number; readonly title: string; readonly why: string }[];
}

/** Choices that are not available for this cart, each with its reason. */
export function MissingChoices({ title, choices }: MissingChoicesProps) {
  const titleId = useId();
  if (choices.length === 0) return null;
  return (
    <div className={styles.missing}>
      <p id={titleId} className={styles.title}>
        <Icon name="info" size="small" />
        {title}
      </p>
      <ul role="list" aria-labelledby={titleId} className={styles.list}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <span className={styles.choice}>{choice.title}:</span> {choice.why}
          </li>
        ))}
      </ul>
    </div>
  );
}
