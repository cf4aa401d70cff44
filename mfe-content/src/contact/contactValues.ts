import { CONTACT_LIMITS, contactMessageInputSchema, fieldErrorMessage, formErrors } from '@feszek/contract';
import type { ContactMessageInput, Locale } from '@feszek/contract';
import type { FormErrors } from '@feszek/forms';

/** The values of the form, in the order of its fields. `file` is its name; the file itself is in the control. */
export const EMPTY_MESSAGE = { topic: '', name: '', email: '', order_number: '', message: '', file: '' };
export type ContactValues = typeof EMPTY_MESSAGE;

/** Validates the form with the contract's rules. */
export function contactErrors(values: ContactValues, file: File | undefined, locale: Locale): FormErrors {
  const isTooLarge = file !== undefined && file.size > CONTACT_LIMITS.fileBytes;
  return {
    ...formErrors(contactMessageInputSchema, values, locale),
    ...(isTooLarge && { file: fieldErrorMessage('file_too_large', locale, { max: CONTACT_LIMITS.fileMegabytes }) }),
  };
}

/** The multipart form of a valid message. */
export function toFormData(input: ContactMessageInput, token: string, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...input, bot_check_token: token })) form.append(name, String(value));
  if (file) form.append('file', file);
  return form;
}
