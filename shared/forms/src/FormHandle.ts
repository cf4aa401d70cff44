import type { Locale } from '@feszek/contract';
import type { ReactNode } from 'react';
import type { FormErrors } from './serverErrors.ts';

export type FieldValue = string | number | boolean;
export type FormValues = Record<string, FieldValue>;

/** The interface of a form for its fields and its frame. */
export interface FormHandle<Values = FormValues> {
  readonly values: Values;
  /** The language of the form's own texts. */
  readonly locale: Locale;
  /** The id of a field's control, to which the error summary links. */
  controlId(field: string): string;
  /** The error that is shown beside a field. */
  errorOf(field: keyof Values & string): string | undefined;
  /** Errors by field after an attempt to submit, for the summary; empty before. */
  readonly submitErrors: FormErrors;
  /** Number of attempts to submit, with or without success. */
  readonly attempts: number;
  /** The error of a failed submission that is not about a field. */
  readonly fault: ReactNode;
  readonly isSubmitting: boolean;
  /** Whether the values differ from the initial ones and from those of the last successful submission. */
  readonly isUnsaved: boolean;
  set(field: keyof Values & string, value: FieldValue): void;
  /** Applies pre-hydration input. */
  takeOver(typed: Iterable<[field: string, value: FormDataEntryValue]>): void;
  /** Called when the visitor enters a field. The first call loads the rules. */
  begin(): void;
  blur(field: keyof Values & string): void;
  submit(): void;
}
