import { apiErrorMessage, isApiError, networkMessage } from '@feszek/api-client';
import type { Locale } from '@feszek/contract';
import { useFormik } from 'formik';
import { createElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FormHandle, FormValues } from './FormHandle.ts';
import { serverErrors } from './serverErrors.ts';
import type { FormErrors } from './serverErrors.ts';
import { SignInFault, isSignInNeeded } from './SignInFault.tsx';

export interface FormOptions<Values> {
  /** Prefix of the ids of the controls. Must be unique on the page. */
  readonly idPrefix: string;
  readonly locale: Locale;
  /** In the order of the fields. The summary lists errors in this order, and the first field with an error gets the focus. */
  readonly initialValues: Values;
  /** Values of an earlier visit, applied after hydration, because the server does not have them. */
  readonly draft?: FormValues;
  /**
   * The rules of the fields. A promise if they are loaded with `import()`: then the first focus loads them, and a submission
   * waits for them.
   */
  readonly validate: (values: Values) => FormErrors | Promise<FormErrors>;
  /** When a field shows its error: after it loses the focus, or after the form is submitted. `blur` by default. */
  readonly showErrorsAfter?: 'blur' | 'submit';
  /** The path of the form's fields in the request; see `serverErrors`. */
  readonly prefix?: string;
  /** Sends the values. Its rejection is shown by the form. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** Handles a rejection of `onSubmit` itself, such as by navigating. Returns whether it did. */
  readonly onError?: (error: unknown) => boolean;
  /**
   * The text of a rejection that is not about a field; by default that of the API client. A visitor who is not signed in any
   * more always gets a link to sign in.
   */
  readonly faultText?: (error: unknown) => ReactNode;
  /** Called with the values after every change, such as to keep a draft. */
  readonly onValues?: (values: Values) => void;
  /** Called after `onSubmit` has resolved. */
  readonly onSent?: () => void;
}

/** Without its rules a form has no errors. The next submission loads them again. */
function ignoreMissingRules(): void {}

/** The state of a form, by Formik: the contract's rules in the browser, and the server's errors at the same fields. */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): FormHandle<Values> {
  const { idPrefix, locale, initialValues, draft, validate, showErrorsAfter = 'blur', prefix = '', onSubmit, onError, onSent } = options;
  const { faultText = (error: unknown) => apiErrorMessage(error, locale) } = options;
  const [fault, setFault] = useState<ReactNode>('');
  const [attempts, setAttempts] = useState(0);
  // The values of the last change, also before the next render: one event may set several fields.
  const latest = useRef(initialValues);
  // The values at first, or of the last successful submission.
  const [saved, setSaved] = useState(initialValues);
  // Separate from the rules' errors, which are recomputed at every change. A refused field keeps its error until it changes.
  const [refused, setRefused] = useState<FormErrors>({});

  async function send(sent: Values): Promise<void> {
    setRefused({});
    try {
      await onSubmit(sent);
      setSaved(sent);
      onSent?.();
    } catch (error) {
      if (onError?.(error)) return;
      const ofFields = isApiError(error) ? serverErrors(error.fields, prefix) : {};
      setRefused(ofFields);
      if (!Object.keys(ofFields).some((field) => field in sent)) setFault(isSignInNeeded(error) ? createElement(SignInFault, { locale }) : faultText(error));
    }
  }

  // Errors depend only on the values. If they are shown only after a submission, a field that loses the focus changes nothing.
  const formik = useFormik<Values>({ initialValues, validate, validateOnBlur: showErrorsAfter === 'blur', onSubmit: send });
  const { values, errors, touched } = formik;

  // Formik's functions for one field read dots in its name as a path. The names of this package are those of the API's errors.
  function change(changed: FormValues): void {
    latest.current = { ...latest.current, ...changed };
    formik.setValues(latest.current).catch(ignoreMissingRules);
  }

  const publishValues = useEffectEvent((current: Values) => options.onValues?.(current));
  useEffect(() => publishValues(values), [values]);

  // The first focus, change or submission loads the rules.
  const isBegun = useRef(false);
  function begin(): void {
    if (isBegun.current) return;
    isBegun.current = true;
    formik.validateForm().catch(ignoreMissingRules);
  }

  // A second click is possible before the button is busy.
  const isRunning = useRef(false);
  async function submit(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    isBegun.current = true;
    setFault('');
    formik.setSubmitting(true);
    try {
      // Waits for the rules, so that values that are set meanwhile are validated too.
      await formik.validateForm();
      await formik.submitForm();
    } catch {
      // Only rules that cannot be loaded lead here.
      formik.setSubmitting(false);
      setFault(networkMessage(locale));
    } finally {
      isRunning.current = false;
      setAttempts((count) => count + 1);
    }
  }

  const textOf = (field: string): string | undefined => {
    const text = refused[field] ?? errors[field];
    return typeof text === 'string' ? text : undefined;
  };
  const isShown = (field: string) => (showErrorsAfter === 'submit' ? attempts > 0 : touched[field] === true);
  const invalid = Object.keys(values).flatMap((field) => {
    const text = textOf(field);
    return text ? [[field, text] as const] : [];
  });
  return {
    values,
    locale,
    fault,
    isSubmitting: formik.isSubmitting,
    isUnsaved: Object.keys(values).some((field) => values[field] !== saved[field]),
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
    begin,
    blur: (field) => void formik.setTouched({ ...touched, [field]: true }).catch(ignoreMissingRules),
    submit: () => void submit(),
  };
}
