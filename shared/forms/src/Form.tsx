import { classNames } from '@feszek/ui';
import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { ErrorSummaryProps } from './ErrorSummary.tsx';
import { useFirstFocus } from './useFirstFocus.ts';
import { usePreHydrationInput } from './usePreHydrationInput.ts';
import type { FormHandle } from './FormHandle.ts';
import styles from './Form.module.css';

export interface FormProps extends Pick<ErrorSummaryProps, 'labels' | 'title' | 'countText'> {
  readonly form: Pick<FormHandle, 'controlId' | 'takeOver' | 'fault' | 'submitErrors' | 'attempts' | 'isSubmitting' | 'isUnsaved' | 'begin' | 'submit'>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form element with its error summary above the fields. */
export function Form({ form, labels, title, countText, className, children }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  usePreHydrationInput(element, form);
  useFirstFocus(element, form);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    form.submit();
  }

  // `data-unsaved`: the page is not replaced when the visitor is signed out.
  // `post`: the address never contains what was typed, even if the form is sent before it is hydrated.
  return (
    <form ref={element} className={classNames(styles.form, className)} method="post" noValidate data-unsaved={form.isUnsaved || undefined} onSubmit={handleSubmit}>
      <ErrorSummary form={form} labels={labels} title={title} countText={countText} />
      {children}
    </form>
  );
}
