import { Button } from '@feszek/ui';
import styles from './FieldQuestion.module.css';

/** A possible answer to a question about a field. */
export interface Answer {
  readonly label: string;
  readonly onChoose: () => void;
}

interface FieldQuestionProps {
  /** Empty while there is nothing to ask. */
  readonly text: string;
  readonly answers: readonly Answer[];
}

/**
 * A question about what was typed, such as a misspelt email address. It is announced, and never prevents the form from being sent.
 */
export function FieldQuestion({ text, answers }: FieldQuestionProps) {
  return (
    <div role="status" className={styles.status}>
      {text !== '' && (
        <div className={styles.question}>
          <p>{text}</p>
          <div className={styles.answers}>
            {answers.map(({ label, onChoose }) => (
              <Button key={label} variant="secondary" size="small" onClick={onChoose}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
