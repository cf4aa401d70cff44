import { Notice } from '@feszek/ui';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { FormHandle } from './FormHandle.ts';
import styles from './Form.module.css';

export interface ErrorSummaryProps {
  readonly form: Pick<FormHandle, 'controlId' | 'fault' | 'submitErrors' | 'attempts'>;
  /** Labels of the fields, by name. */
  readonly labels: Readonly<Record<string, string>>;
  /** Names the summary, which is then a group. A summary without a title is an alert. */
  readonly title?: string;
  /** The sentence above the list of fields. */
  readonly countText?: (count: number) => string;
}

/**
 * The errors of a form, with a link to each field. After each attempt to submit, the focus moves to the first field with an
 * error, or to the summary if the error is not about a field.
 */
export function ErrorSummary({ form, labels, title, countText }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { fault, submitErrors, attempts, controlId } = form;
  const fields = Object.entries(submitErrors);
  const controlOf = (field: string) => document.getElementById(controlId(field));
  const takeFocus = useEffectEvent(() => {
    const [first] = fields.map(([field]) => controlOf(field));
    (first ?? ref.current)?.focus();
  });
  // Before the visitor can press a key: the focus would otherwise leave a field that they have already entered.
  useLayoutEffect(() => {
    if (attempts > 0) takeFocus();
  }, [attempts]);

  if (fields.length === 0 && !fault) return null;

  function goToField(event: MouseEvent, field: string): void {
    event.preventDefault();
    controlOf(field)?.focus();
  }

  return (
    <div ref={ref} tabIndex={-1} role={title ? 'group' : 'alert'} aria-label={title} className={styles.errors}>
      <Notice tone="error">
        {title && <p className={styles.title}>{title}</p>}
        {fault && <p>{fault}</p>}
        {fields.length > 0 && (
          <>
            {countText && <p>{countText(fields.length)}</p>}
            <ul className={styles.errorList}>
              {fields.map(([field, text]) => {
                const label = labels[field] ?? field;
                return (
                  <li key={field}>
                    <a href={`#${controlId(field)}`} onClick={(event) => goToField(event, field)}>{label}</a>{label.endsWith('?') ? ' ' : ': '}{text}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}
