import { fieldErrorMessage, isFieldErrorCode } from '@feszek/contract';
import type { FieldError, FieldErrorCode, Locale } from '@feszek/contract';
import { ValidationError } from 'yup';
import type { Schema } from 'yup';

/** Words by field. */
export type FormErrors = Record<string, string>;

/** The code for yup's own tests, for which the contract's schemas name none. */
const CODE_OF_TEST: Readonly<Record<string, FieldErrorCode>> = { optionality: 'required', nullable: 'required', typeError: 'invalid_type' };

function wordsOf({ message, type, params }: ValidationError, locale: Locale): string {
  const code = isFieldErrorCode(message) ? message : (CODE_OF_TEST[type ?? ''] ?? 'invalid_type');
  const { min, max } = params ?? {};
  return fieldErrorMessage(code, locale, {
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
  });
}

/**
 * What is wrong with a form by the contract's own schema, the rule that the server keeps too.
 *
 * @returns one sentence per field, the first that its rule breaks; empty when all is well
 */
export function validationErrors(schema: Schema, values: unknown, locale: Locale): FormErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    // yup reports a field's rules side by side: that it is missing says more than what else an empty field is not.
    const byImportance = [...all].sort((a, b) => Number(b.message === 'required') - Number(a.message === 'required'));
    const errors: FormErrors = {};
    for (const fault of byImportance) if (fault.path !== undefined) errors[fault.path] ??= wordsOf(fault, locale);
    return errors;
  }
}

/**
 * The server's field errors as the form's own.
 *
 * @param prefix - where the form's fields stand in the request, such as `invoice_data.`
 */
export function serverErrors(fields: readonly FieldError[], prefix: string, locale: Locale): FormErrors {
  const own = fields.filter(({ path }) => path.startsWith(prefix));
  return Object.fromEntries(own.map(({ path, code, params }) => [path.slice(prefix.length), fieldErrorMessage(code, locale, params)]));
}
