import { apiErrorMessage, isApiError } from '@feszek/api-client';
import { durationText } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { I18n } from '@feszek/i18n';

/** The text of a failed sign-in, with the duration of a delay, or the date of a deletion. */
export function loginFault(error: unknown, { locale, t, formatDate }: Pick<I18n, 't' | 'formatDate'> & { readonly locale: Locale }): string {
  if (!isApiError(error)) return apiErrorMessage(error, locale);
  const { code, params } = error;
  const { seconds } = params;
  if (code === 'sign_in_delayed' && typeof seconds === 'number') return t('login.delayed', { duration: durationText(seconds, locale) });
  const dueAt = params['deletion_due_at'];
  return code === 'account_closing' && typeof dueAt === 'string' ? t('login.closing', { date: formatDate(dueAt) }) : apiErrorMessage(error, locale);
}
