import { createBus } from '@feszek/bus';
import { createI18n, I18nProvider } from '@feszek/i18n';
import { ShopContext, shopOf } from '@feszek/kit';
import type { BusMoments, FragmentRequest, Locale, RouteParams } from '@feszek/contract';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { messages as en } from '../src/locales/en.ts';
import { messages as hu } from '../src/locales/hu.ts';
import { apiOf } from './apiOf.ts';
import type { Answering } from './apiOf.ts';

const MESSAGES = { hu, en };

export interface ScreenOptions {
  readonly answering?: Answering;
  readonly locale?: Locale;
  /** The query of the page's address. */
  readonly search?: string;
  /** The parameters of the page's address. */
  readonly params?: RouteParams;
}

function withoutNetwork(): never {
  throw new TypeError('no network');
}

/** A screen on a page with a real bus; `visited` and `notices` record the page's navigations and notices. */
export function showScreen(screen: ReactNode, { answering = withoutNetwork, locale = 'hu', search = '', params = {} }: ScreenOptions = {}) {
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const bus = createBus({ channel: null }).for({ slice: 'account', version: 'test' });
  const visited: string[] = [];
  const notices: BusMoments['notice.shown'][] = [];
  bus.answer('navigation.go', async ({ href }) => {
    visited.push(href);
    return { ok: true };
  });
  bus.on('notice.shown', (notice) => notices.push(notice));
  const request: FragmentRequest = { fragment: 'login', locale, currency: 'HUF', vatMode: 'net', pathname: `/${locale}`, search, params };
  const shop = shopOf(request, { bus, api: apiOf(answering, locale), mountFragment: () => () => undefined });
  const view = render(
    <ShopContext value={shop}>
      <I18nProvider i18n={createI18n({ locale, messages: MESSAGES[locale] })}>{screen}</I18nProvider>
    </ShopContext>,
  );
  return { ...view, bus, visited, notices };
}
