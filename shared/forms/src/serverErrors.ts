import { fieldErrorMessage } from '@feszek/contract';
import type { FieldError, Locale } from '@feszek/contract';

/** Error texts by field. */
export type FormErrors = Record<string, string>;

/**
 * Maps the field errors of an API response to the fields of a form.
 *
 * @param prefix - the path of the form's fields in the request, such as `invoice_data.`
 */
export function serverErrors(fields: readonly FieldError[], prefix: string, locale: Locale): FormErrors {
  const own = fields.filter(({ path }) => path.startsWith(prefix));
  return Object.fromEntries(own.map(({ path, code, params }) => [path.slice(prefix.length), fieldErrorMessage(code, locale, params)]));
}
