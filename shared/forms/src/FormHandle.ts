import type { ReactNode } from 'react';
import type { FormErrors } from './serverErrors.ts';

export type FieldValue = string | number | boolean;
export type FormValues = Record<string, FieldValue>;

/** A form as its fields and its frame see it. */
export interface FormHandle<Values = FormValues> {
  readonly values: Values;
  /** The id of a field's control, to which the error summary links. */
  controlId(field: string): string;
  /** The error that is shown beside a field. */
  errorOf(field: keyof Values & string): string | undefined;
  /** Errors by field after an attempt to submit, for the summary; empty before. */
  readonly submitErrors: FormErrors;
  /** How often the form was submitted, with or without success. */
  readonly attempts: number;
  /** The error of a failed submission that is not about a field. */
  readonly fault: ReactNode;
  readonly isSubmitting: boolean;
  set(field: keyof Values & string, value: FieldValue): void;
  /** Takes over what was typed, or filled in by the browser, before hydration. */
  takeOver(typed: Iterable<[field: string, value: FormDataEntryValue]>): void;
  blur(field: keyof Values & string): void;
  submit(): void;
}
