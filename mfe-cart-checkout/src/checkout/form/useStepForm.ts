import { apiErrorMessage, isApiError } from '@feszek/api-client';
import { useShop } from '@feszek/kit';
import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useGoTo } from '../../navigation/useGoTo.ts';
import { useCheckoutWay } from '../useCheckoutWay.ts';
import { serverErrors } from './serverErrors.ts';
import type { FormErrors } from './serverErrors.ts';

export type FieldValue = string | number | boolean;
export type FormValues = Record<string, FieldValue>;

export interface StepFormOptions<Values> {
  /** In the order in which the fields stand: so are the errors told, and the first of them gets the focus. */
  readonly initialValues: Values;
  /** What was typed on an earlier visit, where the page that came with the first values could not know it. */
  readonly draft?: FormValues;
  readonly validate: (values: Values) => FormErrors;
  /** Where the form's fields stand in the request; see `serverErrors`. */
  readonly prefix?: string;
  /** Sends what the step knows and goes on. What it throws is shown by the form. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** Words for what `onSubmit` threw for no field's sake; the API client's own unless told. */
  readonly wordsOf?: (error: unknown) => ReactNode;
  /** Hears of every value, so that going back loses nothing. */
  readonly onValues: (values: Values) => void;
  /** Hears that the server knows what was typed. */
  readonly onSent?: () => void;
}

/** A step's form as its fields see it. */
export interface StepForm<Values = FormValues> {
  readonly values: Values;
  /** Words of the fields that were touched or sent. */
  errorOf(field: keyof Values & string): string | undefined;
  /** Errors by field once the form was sent, for the summary; empty before. */
  readonly sentErrors: FormErrors;
  /** How often the form was sent, whether it went through or not. */
  readonly attempts: number;
  /** Words about a submission that failed for no field's sake. */
  readonly fault: ReactNode;
  readonly isSubmitting: boolean;
  set(field: keyof Values & string, value: FieldValue): void;
  /** Takes over what was typed, or filled in by the browser, before the page woke up. */
  takeOver(typed: Iterable<[field: string, value: FormDataEntryValue]>): void;
  blur(field: keyof Values & string): void;
  submit(): void;
}

/** The id of a field's control, to which the error summary points. */
export function controlId(field: string): string {
  return `checkout-${field}`;
}

/** One step's form: the contract's rules on this side, the server's answers to the same fields, both in the page's words. */
export function useStepForm<Values extends FormValues>(options: StepFormOptions<Values>): StepForm<Values> {
  const { locale } = useShop();
  const way = useCheckoutWay();
  const goTo = useGoTo();
  const { initialValues, draft, validate, prefix = '', onSubmit, onSent } = options;
  const { wordsOf: faultOf = (error: unknown) => apiErrorMessage(error, locale) } = options;
  const [fault, setFault] = useState<ReactNode>('');
  // Kept apart from the rules' errors, which are worked out anew with every key; held until its field changes.
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<FormErrors>({});

  const formik = useFormik<Values>({
    initialValues,
    validate,
    async onSubmit(values) {
      setFault('');
      setRefused({});
      try {
        await onSubmit(values);
        onSent?.();
      } catch (error) {
        if (isApiError(error) && way.endings.some((code) => code === error.code)) return goTo(way.out(locale));
        const ofFields = isApiError(error) ? serverErrors(error.fields, prefix, locale) : {};
        setRefused(ofFields);
        if (!Object.keys(ofFields).some((field) => field in values)) setFault(faultOf(error));
      }
    },
  });
  const { values, errors, touched, isSubmitting } = formik;
  const tellValues = useEffectEvent(options.onValues);
  useEffect(() => tellValues(values), [values]);

  // Two clicks may come before the button shows that it is busy.
  const isRunning = useRef(false);
  async function submit(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await formik.submitForm();
    } finally {
      isRunning.current = false;
      setAttempts((count) => count + 1);
    }
  }

  const wordsOf = (field: string): string | undefined => {
    const words = refused[field] ?? errors[field];
    return typeof words === 'string' ? words : undefined;
  };
  const faulty = Object.keys(values).flatMap((field) => {
    const words = wordsOf(field);
    return words ? [[field, words] as const] : [];
  });
  return {
    values,
    fault,
    isSubmitting,
    attempts,
    sentErrors: attempts > 0 ? Object.fromEntries(faulty) : {},
    errorOf: (field) => (touched[field] || refused[field] ? wordsOf(field) : undefined),
    set(field, value) {
      setRefused(({ [field]: _, ...rest }) => rest);
      void formik.setFieldValue(field, value);
    },
    takeOver(typed) {
      const news = [...typed].filter(([field, value]) => typeof values[field] === 'string' && value !== values[field]);
      if (draft !== undefined || news.length > 0) void formik.setValues({ ...values, ...draft, ...Object.fromEntries(news) });
    },
    blur: (field) => void formik.setFieldTouched(field),
    submit: () => void submit(),
  };
}
