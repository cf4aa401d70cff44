import { fieldErrorMessage } from '@feszek/contract';
import type { FieldError, Locale } from '@feszek/contract';

/** Words by field. */
export type FormErrors = Record<string, string>;

/**
 * The server's field errors as the form's own.
 *
 * @param prefix - where the form's fields stand in the request, such as `invoice_data.`
 */
export function serverErrors(fields: readonly FieldError[], prefix: string, locale: Locale): FormErrors {
  const own = fields.filter(({ path }) => path.startsWith(prefix));
  return Object.fromEntries(own.map(({ path, code, params }) => [path.slice(prefix.length), fieldErrorMessage(code, locale, params)]));
}
