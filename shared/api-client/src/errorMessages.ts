import { GENERAL_ERRORS, isErrorBody } from '@feszek/contract/composition';
import type { Locale } from '@feszek/contract';
import { ApiError, isApiAbortError, isApiError } from './errors.ts';

/** Messages for errors without a response of the API. */
const CLIENT_MESSAGES = {
  network: {
    hu: 'Nem sikerült elérni a boltot. Ellenőrizd az internetkapcsolatot, és próbáld újra.',
    en: 'We can’t reach the shop. Please check your internet connection and try again.',
  },
  timeout: {
    hu: 'Nem érkezett időben válasz. Kérjük, próbáld újra.',
    en: 'The shop is taking too long to respond. Please try again.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** The message of a request without a response, also of a script that cannot be loaded. */
export function networkMessage(locale: Locale): string {
  return CLIENT_MESSAGES.network[locale];
}

/**
 * The error of a response body; `service_unavailable` if the body is not from the API, such as a proxy's page.
 */
export function errorFromResponse(status: number, body: unknown, locale: Locale): ApiError {
  if (!isErrorBody(body)) return new ApiError({ status, code: 'service_unavailable', message: GENERAL_ERRORS.service_unavailable.message[locale] });
  const { code, message, fields, params } = body.error;
  return new ApiError({ status, code, message, fields, params });
}

/** A message for the visitor for any error of a call, without internal details. */
export function apiErrorMessage(error: unknown, locale: Locale): string {
  if (isApiError(error)) return error.message;
  if (isApiAbortError(error) && error.reason === 'timeout') return CLIENT_MESSAGES.timeout[locale];
  return GENERAL_ERRORS.internal_error.message[locale];
}
