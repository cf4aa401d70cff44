import type { FieldError } from '@feszek/contract';

/** Error texts by field. */
export type FormErrors = Record<string, string>;

/**
 * Maps the field errors of an API response to the fields of a form. Their texts are those of the response, in the language of
 * the page's API client.
 *
 * @param prefix - the path of the form's fields in the request, such as `invoice_data.`
 */
export function serverErrors(fields: readonly FieldError[], prefix: string): FormErrors {
  const own = fields.filter(({ path }) => path.startsWith(prefix));
  return Object.fromEntries(own.map(({ path, message }) => [path.slice(prefix.length), message]));
}
