import { apiErrorMessage, isApiError } from '@feszek/api-client';
import type { Locale } from '@feszek/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FormHandle, FormValues } from './FormHandle.ts';
import { serverErrors } from './serverErrors.ts';
import type { FormErrors } from './serverErrors.ts';

export interface FormOptions<Values> {
  /** Prefix of the ids of the controls. Must be unique on the page. */
  readonly idPrefix: string;
  readonly locale: Locale;
  /** In the order of the fields. The summary lists errors in this order, and the first field with an error gets the focus. */
  readonly initialValues: Values;
  /** Values of an earlier visit, applied after hydration, because the server does not have them. */
  readonly draft?: FormValues;
  readonly validate: (values: Values) => FormErrors;
  /** When a field shows its error: after it loses the focus, or after the form is submitted. `blur` by default. */
  readonly showErrorsAfter?: 'blur' | 'submit';
  /** The path of the form's fields in the request; see `serverErrors`. */
  readonly prefix?: string;
  /** Sends the values. Its rejection is shown by the form. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** Handles a rejection of `onSubmit` itself, such as by navigating. Returns whether it did. */
  readonly onError?: (error: unknown) => boolean;
  /** The text of a rejection that is not about a field; by default that of the API client. */
  readonly faultText?: (error: unknown) => ReactNode;
  /** Called with the values after every change, such as to keep a draft. */
  readonly onValues?: (values: Values) => void;
  /** Called after `onSubmit` has resolved. */
  readonly onSent?: () => void;
}

/** The state of a form: the contract's rules in the browser, and the server's errors at the same fields. */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): FormHandle<Values> {
  const { idPrefix, locale, initialValues, draft, validate, showErrorsAfter = 'blur', prefix = '', onSubmit, onError, onSent } = options;
  const { faultText = (error: unknown) => apiErrorMessage(error, locale) } = options;
  const [fault, setFault] = useState<ReactNode>('');
  const [attempts, setAttempts] = useState(0);
  const [values, setValues] = useState(initialValues);
  // The values of the last change, also before the next render: a field may be set and the form submitted in one event.
  const latest = useRef(initialValues);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitting, setIsSubmitting] = useState(false);
  // Separate from the rules' errors, which are recomputed at every change. A refused field keeps its error until it changes.
  const [refused, setRefused] = useState<FormErrors>({});
  const errors = validate(values);

  function change(changed: FormValues): void {
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
  }

  async function send(): Promise<void> {
    setRefused({});
    try {
      await onSubmit(latest.current);
      onSent?.();
    } catch (error) {
      if (onError?.(error)) return;
      const ofFields = isApiError(error) ? serverErrors(error.fields, prefix, locale) : {};
      setRefused(ofFields);
      if (!Object.keys(ofFields).some((field) => field in latest.current)) setFault(faultText(error));
    }
  }

  const publishValues = useEffectEvent((current: Values) => options.onValues?.(current));
  useEffect(() => publishValues(values), [values]);

  // A second click is possible before the button is busy.
  const isRunning = useRef(false);
  async function submit(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setFault('');
    setTouched(new Set(Object.keys(latest.current)));
    try {
      if (Object.keys(validate(latest.current)).length > 0) return;
      setIsSubmitting(true);
      await send();
    } finally {
      isRunning.current = false;
      setIsSubmitting(false);
      setAttempts((count) => count + 1);
    }
  }

  const textOf = (field: string): string | undefined => {
    const text = refused[field] ?? errors[field];
    return typeof text === 'string' ? text : undefined;
  };
  const isShown = (field: string) => (showErrorsAfter === 'submit' ? attempts > 0 : touched.has(field));
  const invalid = Object.keys(values).flatMap((field) => {
    const text = textOf(field);
    return text ? [[field, text] as const] : [];
  });
  return {
    values,
    fault,
    isSubmitting,
    attempts,
    submitErrors: attempts > 0 ? Object.fromEntries(invalid) : {},
    controlId: (field) => idPrefix + field,
    errorOf: (field) => (isShown(field) || refused[field] ? textOf(field) : undefined),
    set(field, value) {
      setRefused(({ [field]: _, ...rest }) => rest);
      change({ [field]: value });
    },
    takeOver(typed) {
      const changed = [...typed].flatMap(([field, value]) => {
        const known = values[field];
        return typeof known === 'string' && typeof value === 'string' && value !== known ? [[field, value] as const] : [];
      });
      if (draft !== undefined || changed.length > 0) change({ ...draft, ...Object.fromEntries(changed) });
    },
    blur: (field) => setTouched((fields) => new Set(fields).add(field)),
    submit: () => void submit(),
  };
}
