import { fieldErrorMessage, isFieldErrorCode } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { ValidationError } from 'yup';
import type { Schema } from 'yup';

/** What is wrong with a form's fields, in words, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

function isWordOrNumber(pair: [string, unknown]): pair is [string, string | number] {
  return typeof pair[1] === 'string' || typeof pair[1] === 'number';
}

/** The contract's schemas name the error by its code; its bounds (`max`) are in `params`. */
function messageOf({ message, params }: ValidationError, locale: Locale): string {
  const code = isFieldErrorCode(message) ? message : 'invalid_type';
  return fieldErrorMessage(code, locale, Object.fromEntries(Object.entries(params ?? {}).filter(isWordOrNumber)));
}

/**
 * Checks a form against a schema of the contract, which the API checks as well.
 *
 * @returns the first error of each field in the page's language; empty where all is well
 */
export async function fieldErrors(schema: Schema, values: unknown, locale: Locale): Promise<FieldErrors> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map((inner) => [inner.path ?? '', messageOf(inner, locale)]));
  }
}
