import { apiErrorMessage, isApiError } from '@feszek/api-client';
import type { Locale } from '@feszek/contract';
import type { Translate } from '@feszek/i18n';

/** From this delay on it is given in minutes, in seconds. */
const MINUTES_FROM = 90;

/** The text of a failed sign-in. A long delay is given in minutes. */
export function loginFault(error: unknown, locale: Locale, t: Translate): string {
  const seconds = isApiError(error) && error.code === 'sign_in_delayed' ? Number(error.params['seconds']) : 0;
  return seconds >= MINUTES_FROM ? t('login.delayed', { minutes: Math.ceil(seconds / 60) }) : apiErrorMessage(error, locale);
}
