import { Notice } from '@feszek/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useT } from '../../i18n.ts';
import { controlId } from './useStepForm.ts';
import type { FormErrors } from './serverErrors.ts';
import styles from './Form.module.css';

interface ErrorSummaryProps {
  readonly errors: FormErrors;
  /** Field names as the visitor knows them. */
  readonly labels: Readonly<Record<string, string>>;
  /** Words about what no field can put right. */
  readonly fault: ReactNode;
  /** Rises with every attempt to send the form, after which the focus goes to where something must be put right. */
  readonly attempts: number;
}

/**
 * What keeps a form from being sent, read aloud when it appears, with a way to each field. After each attempt the focus
 * goes to the first field at fault, or comes here where no field can put it right.
 */
export function ErrorSummary({ errors, labels, fault, attempts }: ErrorSummaryProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  const fields = Object.entries(errors);
  const takeFocus = useEffectEvent(() => {
    const [first] = fields.map(([field]) => document.getElementById(controlId(field)));
    (first ?? ref.current)?.focus();
  });
  useEffect(() => {
    if (attempts > 0) takeFocus();
  }, [attempts]);

  if (fields.length === 0 && !fault) return null;

  function goToField(event: MouseEvent, field: string): void {
    event.preventDefault();
    document.getElementById(controlId(field))?.focus();
  }

  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.errors}>
      <Notice tone="error">
        {fault && <p>{fault}</p>}
        {fields.length > 0 && (
          <>
            <p>{t('checkout.errorSummary', { count: fields.length })}</p>
            <ul className={styles.errorList}>
              {fields.map(([field, words]) => (
                <li key={field}>
                  <a href={`#${controlId(field)}`} onClick={(event) => goToField(event, field)}>{labels[field] ?? field}</a>: {words}
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}
