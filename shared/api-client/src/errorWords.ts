import { errorMessage, isErrorBody } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { ApiError, isApiAbortError, isApiError } from './errors.ts';

/*
 * Apart from the errors themselves: who only asks what kind an error is does not bring the words of all errors along.
 */

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
  if (!isErrorBody(body)) return new ApiError({ status, code: 'service_unavailable', message: errorMessage('service_unavailable', locale) });
  const { code, message, fields, params } = body.error;
  return new ApiError({ status, code, message, fields, params });
}

/** Words for the visitor for whatever a call threw; never an error's inner detail. */
export function apiErrorMessage(error: unknown, locale: Locale): string {
  if (isApiError(error)) return error.message;
  if (isApiAbortError(error) && error.reason === 'timeout') return OWN_WORDS.timeout[locale];
  return errorMessage('internal_error', locale);
}
