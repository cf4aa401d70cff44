import { GENERAL_ERRORS, isErrorBody } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { ApiError, isApiAbortError, isApiError } from './errors.ts';

/** The words for what the API cannot say itself. */
export const OWN_WORDS = {
  network: {
    hu: 'Nem érjük el a boltot. Ellenőrizd az internetkapcsolatot, és próbáld újra.',
    en: 'We cannot reach the shop. Please check your internet connection and try again.',
  },
  timeout: {
    hu: 'A válasz túl sokáig várat magára. Kérjük, próbáld újra.',
    en: 'The answer is taking too long. Please try again.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/**
 * The error that an answer's body describes; `service_unavailable` where the body is not the API's own,
 * such as a proxy's page.
 */
export function errorFromAnswer(status: number, body: unknown, locale: Locale): ApiError {
  if (!isErrorBody(body)) return new ApiError({ status, code: 'service_unavailable', message: GENERAL_ERRORS.service_unavailable.message[locale] });
  const { code, message, fields, params } = body.error;
  return new ApiError({ status, code, message, fields, params });
}

/** Words for the visitor for whatever a call threw; never an error's inner detail. */
export function apiErrorMessage(error: unknown, locale: Locale): string {
  if (isApiError(error)) return error.message;
  if (isApiAbortError(error) && error.reason === 'timeout') return OWN_WORDS.timeout[locale];
  return GENERAL_ERRORS.internal_error.message[locale];
}
