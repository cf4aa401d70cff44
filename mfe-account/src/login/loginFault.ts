import { apiErrorMessage, isApiError } from '@feszek/api-client';
import type { Locale } from '@feszek/contract';
import type { I18n } from '@feszek/i18n';

/** From this delay on it is given in minutes, in seconds. */
const MINUTES_FROM = 90;

/** The text of a failed sign-in. A long delay is given in minutes, and a deletion with its date. */
export function loginFault(error: unknown, { locale, t, formatDate }: Pick<I18n, 't' | 'formatDate'> & { readonly locale: Locale }): string {
  if (!isApiError(error)) return apiErrorMessage(error, locale);
  const { code, params } = error;
  const seconds = code === 'sign_in_delayed' ? Number(params['seconds']) : 0;
  if (seconds >= MINUTES_FROM) return t('login.delayed', { minutes: Math.ceil(seconds / 60) });
  const dueAt = params['deletion_due_at'];
  return code === 'account_closing' && typeof dueAt === 'string' ? t('login.closing', { date: formatDate(dueAt) }) : apiErrorMessage(error, locale);
}
