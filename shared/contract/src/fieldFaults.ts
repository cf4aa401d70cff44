import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { fieldErrorMessage, isFieldErrorCode } from './errors.ts';
import type { FieldErrorCode } from './errors.ts';
import type { Locale } from './locale.ts';

/** What is wrong with one field, before it is put into words. */
export interface FieldFault {
  /** Path in what was checked, dots between levels; empty for the whole of it. */
  readonly path: string;
  readonly code: FieldErrorCode;
  /** The bounds of the rule that was broken, or an example of what keeps it. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The code for yup's own tests, where a schema names none; anything else is a value of the wrong type. */
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
 * What yup found, in the contract's codes: one fault for each field. yup reports the rules of a field side by side; that
 * it is missing says more than what else an empty field is not, otherwise the first rule of the schema counts.
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
 * Checks a form by the schema that the API checks as well.
 *
 * @param context what the schema's rules look up, such as `CountryContext`
 * @returns a sentence in the page's language for each field at fault, by the field's path; empty where all is well
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
