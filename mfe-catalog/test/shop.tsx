import { createApiClient } from '@feszek/api-client';
import type { FetchLike } from '@feszek/api-client';
import { createBus } from '@feszek/bus';
import { createI18n, I18nProvider } from '@feszek/i18n';
import { loadContext, ShopContext, shopOf } from '@feszek/kit';
import type { LoadContext } from '@feszek/kit';
import type { FragmentRequest, Locale, VatMode } from '@feszek/contract';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { messages as en } from '../src/locales/en.ts';
import { messages as hu } from '../src/locales/hu.ts';

const MESSAGES = { hu, en };

export interface PageOptions {
  readonly locale?: Locale;
  readonly vatMode?: VatMode;
  readonly pathname?: string;
  readonly search?: string;
  readonly params?: FragmentRequest['params'];
  /** Responds to the page's API requests; none by default. */
  readonly fetch?: FetchLike;
  /** The address of the page's API; none by default. */
  readonly apiUrl?: string;
}

function requestFor({ locale = 'hu', vatMode = 'net', pathname = `/${locale}`, search = '', params = {} }: PageOptions): FragmentRequest {
  return { fragment: 'home', locale, currency: 'HUF', vatMode, pathname, search, params };
}

/** The context of a loader on a server whose API is at `apiUrl`. */
export function contextFor(apiUrl: string, options: PageOptions = {}): LoadContext {
  const api = createApiClient({ baseUrl: apiUrl, locale: options.locale ?? 'hu', currency: 'HUF' });
  return loadContext(requestFor(options), api, undefined);
}

/** A part of this slice on a page with a real bus. `shell` is the shell's party on the bus. */
export function renderInShop(children: ReactNode, options: PageOptions = {}) {
  const hub = createBus({ channel: null });
  const bus = hub.for({ slice: 'catalog', version: 'test' });
  const shell = hub.for({ slice: 'shell', version: 'test' });
  const locale = options.locale ?? 'hu';
  const { apiUrl = 'http://shop.test', fetch } = options;
  const api = createApiClient({ baseUrl: apiUrl, locale, currency: 'HUF', ...(fetch && { fetch }) });
  const shop = shopOf(requestFor(options), { bus, api, mountFragment: () => () => undefined });
  const i18n = createI18n({ locale, messages: MESSAGES[locale] });
  const inShop = (content: ReactNode) => (
    <ShopContext value={shop}>
      <I18nProvider i18n={i18n}>{content}</I18nProvider>
    </ShopContext>
  );
  const view = render(inShop(children));
  return { ...view, shell, show: (next: ReactNode) => view.rerender(inShop(next)) };
}
