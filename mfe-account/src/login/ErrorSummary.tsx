import { Notice } from '@feszek/ui';
import type { MouseEvent, Ref } from 'react';
import styles from './LoginScreen.module.css';

export interface Problem {
  readonly text: string;
  /** The control that it is about; none where it is about the whole form. */
  readonly fieldId?: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  /** An empty list is not shown. */
  readonly problems: readonly Problem[];
  /** For the focus, which belongs here once an attempt has failed for no field's sake. */
  readonly ref: Ref<HTMLDivElement>;
}

function goToField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

/** All that went wrong with a form, above it, with a way to each field. */
export function ErrorSummary({ title, problems, ref }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <div ref={ref} role="group" aria-label={title} tabIndex={-1} className={styles.summary}>
      <Notice tone="error">
        <p className={styles.summaryTitle}>{title}</p>
        <ul role="list" className={styles.summaryList}>
          {problems.map(({ text, fieldId }) => (
            <li key={text}>
              {fieldId === undefined ? text : <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>{text}</a>}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
