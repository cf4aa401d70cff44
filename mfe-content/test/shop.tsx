import { createApiClient } from '@feszek/api-client';
import { createI18n, I18nProvider } from '@feszek/i18n';
import { loadContext, ShopContext, shopOf } from '@feszek/kit';
import type { LoadContext } from '@feszek/kit';
import type { FragmentRequest, Locale } from '@feszek/contract';
import type { ReactNode } from 'react';
import { messages as en } from '../src/locales/en.ts';
import { messages as hu } from '../src/locales/hu.ts';

const MESSAGES = { hu, en };

/** A request for a fragment of this slice. */
export function requestFor(fragment: string, locale: Locale = 'hu'): FragmentRequest {
  return { fragment, locale, currency: 'HUF', vatMode: 'net', pathname: `/${locale}`, search: '', params: {} };
}

/** The context of a loader for a request, on a server whose API is at `apiUrl`. */
export function contextOf(apiUrl: string, request: FragmentRequest): LoadContext {
  return loadContext(request, createApiClient({ baseUrl: apiUrl, locale: request.locale, currency: 'HUF' }), undefined);
}

/** The context of a loader on a server whose API is at `apiUrl`. */
export function contextFor(apiUrl: string, locale: Locale = 'hu'): LoadContext {
  return contextOf(apiUrl, requestFor('faq', locale));
}

/** The translator of a page, for heads. */
export function translatorOf(locale: Locale) {
  return createI18n({ locale, messages: MESSAGES[locale] }).t;
}

/** A component inside a page, as the server renders it. */
export function InShop({ locale = 'hu', children }: { readonly locale?: Locale; readonly children: ReactNode }) {
  return (
    <ShopContext value={shopOf(requestFor('faq', locale), null)}>
      <I18nProvider i18n={createI18n({ locale, messages: MESSAGES[locale] })}>{children}</I18nProvider>
    </ShopContext>
  );
}
