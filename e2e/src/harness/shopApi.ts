import { createApiClient } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { Currency, Locale } from '@feszek/contract';

/** How long a busy machine may take to answer, in milliseconds: a visitor would not wait so long. */
export const ANSWER_MS = 60_000;

/** What a test asks the shop about its goods, apart from what a visitor sees of them. */
export function shopApi(shopUrl: string, locale: Locale, currency: Currency = 'HUF'): ApiClient {
  return createApiClient({ baseUrl: shopUrl, locale, currency, timeoutMs: ANSWER_MS });
}
