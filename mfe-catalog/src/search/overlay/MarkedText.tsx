import { markedParts } from './markedParts.ts';
import styles from './Suggestions.module.css';

export interface MarkedTextProps {
  readonly text: string;
  /** The text typed so far. */
  readonly typed: string;
}

/** The text of a suggestion with the typed parts marked. */
export function MarkedText({ text, typed }: MarkedTextProps) {
  return markedParts(text, typed).map((part, index) =>
    part.isMarked ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
