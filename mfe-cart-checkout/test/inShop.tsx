import { createBus } from '@feszek/bus';
import type { FragmentRequest, Locale } from '@feszek/contract';
import { I18nProvider, createI18n } from '@feszek/i18n';
import { ShopContext, shopOf } from '@feszek/kit';
import type { SliceHost } from '@feszek/kit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startCart } from '../src/cart-store/startCart.ts';
import { messages as en } from '../src/locales/en.ts';
import { messages as hu } from '../src/locales/hu.ts';
import { fakeClient } from './fakeClient.ts';
import type { FakeAnswers, FakeClient } from './fakeClient.ts';

const MESSAGES = { hu, en };

export function requestFor(locale: Locale = 'hu', changes: Partial<FragmentRequest> = {}): FragmentRequest {
  return { fragment: 'cart', locale, currency: 'HUF', vatMode: 'net', pathname: `/${locale}/kosar`, search: '', params: {}, ...changes };
}

export interface TestPage extends SliceHost {
  readonly api: FakeClient;
  /** Another party on the same bus: the shell, another slice. */
  readonly others: SliceHost['bus'];
}

/** A page with its own bus and an API whose responses a test defines. The slice is not started yet. */
export function createPage(answers: FakeAnswers = {}): TestPage {
  const hub = createBus({ channel: null });
  const others = hub.for({ slice: 'shell', version: 'test' });
  others.set('shop.currency', 'HUF');
  return {
    bus: hub.for({ slice: 'cart-checkout', version: 'test' }),
    others,
    api: fakeClient(answers),
    locale: 'hu',
    currency: () => others.get('shop.currency') ?? 'HUF',
    mountFragment: () => () => undefined,
  };
}

/** A component on a page; `page: null` is the server. */
export function InShop({ page, request = requestFor(), children }: { readonly page: TestPage | null; readonly request?: FragmentRequest; readonly children: ReactNode }) {
  const { locale } = request;
  return (
    <ShopContext value={shopOf(request, page)}>
      <I18nProvider i18n={createI18n({ locale, messages: MESSAGES[locale] })}>{children}</I18nProvider>
    </ShopContext>
  );
}

/** jsdom has no layout, so nothing is ever resized. */
Object.assign(globalThis, { ResizeObserver: class { observe() { /* Nothing changes. */ } disconnect() { /* Nothing is observed. */ } } });

/** Renders on a page where the slice has been started. */
export function renderInShop(children: ReactNode, page: TestPage, request?: FragmentRequest) {
  startCart(page);
  return render(<InShop page={page} request={request}>{children}</InShop>);
}
