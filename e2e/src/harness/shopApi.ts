import { createApiClient } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { Currency, Locale } from '@feszek/contract';

/** The time limit of an answer, in milliseconds: longer than a visitor would wait, for a busy machine. */
export const ANSWER_MS = 60_000;

/** Requests of tests about the shop's products, besides what a visitor sees. */
export function shopApi(shopUrl: string, locale: Locale, currency: Currency = 'HUF'): ApiClient {
  return createApiClient({ baseUrl: shopUrl, locale, currency, timeoutMs: ANSWER_MS });
}
