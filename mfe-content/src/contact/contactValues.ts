import { CONTACT_LIMITS, contactMessageInputSchema, fieldErrorMessage, formErrors } from '@feszek/contract';
import type { ContactMessageInput, Locale } from '@feszek/contract';
import type { FormErrors } from '@feszek/forms';

/** The values of the form, in the order of its fields. `file` is its name; the file itself is in the control. */
export const EMPTY_MESSAGE = { topic: '', name: '', email: '', order_number: '', message: '', file: '' };
export type ContactValues = typeof EMPTY_MESSAGE;

/** The types that the browser offers. The API checks the bytes. */
export const FILE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'];

/** The error of a file's size or type. The API checks files whose type the browser does not recognise. */
function fileError({ size, type }: File, locale: Locale): string | undefined {
  if (size > CONTACT_LIMITS.fileBytes) return fieldErrorMessage('file_too_large', locale, { max: CONTACT_LIMITS.fileMegabytes });
  return type === '' || FILE_TYPES.includes(type) ? undefined : fieldErrorMessage('file_type', locale);
}

/** Validates the form with the contract's rules. */
export function contactErrors(values: ContactValues, file: File | undefined, locale: Locale): FormErrors {
  const ofFile = file && fileError(file, locale);
  return {
    ...formErrors(contactMessageInputSchema, values, locale),
    ...(ofFile !== undefined && { file: ofFile }),
  };
}

/** The multipart form of a valid message. */
export function toFormData(input: ContactMessageInput, token: string, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...input, bot_check_token: token })) form.append(name, String(value));
  if (file) form.append('file', file);
  return form;
}
