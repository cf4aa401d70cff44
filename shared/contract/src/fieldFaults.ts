import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { fieldErrorMessage, isFieldErrorCode } from './fieldErrors.ts';
import type { FieldErrorCode } from './fieldErrors.ts';
import type { Locale } from './locale.ts';

/** A field error without its message. */
export interface FieldFault {
  /** Path in the validated value with dots between levels; empty for the value itself. */
  readonly path: string;
  readonly code: FieldErrorCode;
  /** The limits of the violated rule, or an example of a valid value. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Codes for yup's built-in tests if the schema specifies none. Any other test reports a wrong type. */
const CODE_OF_TEST: ReadonlyMap<string, FieldErrorCode> = new Map(Object.entries({
  nullable: 'required',
  optionality: 'required',
  required: 'required',
  oneOf: 'unknown_value',
  min: 'too_small',
  max: 'too_large',
}));

function toFault({ path = '', message, type = '', params }: ValidationError): FieldFault {
  const code = isFieldErrorCode(message) ? message : (CODE_OF_TEST.get(type) ?? 'invalid_type');
  const { min, max, example } = params ?? {};
  const bounds = { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }), ...(typeof example === 'string' && { example }) };
  return { path, code, ...(Object.keys(bounds).length > 0 && { params: bounds }) };
}

/**
 * Converts yup's error to the contract's codes: one fault per field. If yup reports several rules of a field, `required` takes
 * precedence, otherwise the first rule of the schema.
 */
export function fieldFaults(error: ValidationError): readonly FieldFault[] {
  const all = (error.inner.length > 0 ? error.inner : [error]).map(toFault);
  const byPath = new Map<string, FieldFault>();
  for (const fault of all) {
    const known = byPath.get(fault.path);
    if (!known || (fault.code === 'required' && known.code !== 'required')) byPath.set(fault.path, fault);
  }
  return [...byPath.values()];
}

/**
 * Validates a form with the schema that the API uses as well.
 *
 * @param context - data for the schema's rules, such as `CountryContext`
 * @returns the messages of the invalid fields in the page's language, by field path; empty for valid values
 */
export function formErrors(schema: Schema, values: unknown, locale: Locale, context?: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(fieldFaults(error).map(({ path, code, params }) => [path, fieldErrorMessage(code, locale, params)]));
  }
}
