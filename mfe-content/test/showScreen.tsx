import { createApiClient } from '@feszek/api-client';
import { createBus } from '@feszek/bus';
import { createI18n, I18nProvider } from '@feszek/i18n';
import { ShopContext, shopOf } from '@feszek/kit';
import type { BusMoments, Locale } from '@feszek/contract';
import { fakeAnswer } from '@feszek/testing';
import type { FakeAnswer } from '@feszek/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { messages as en } from '../src/locales/en.ts';
import { messages as hu } from '../src/locales/hu.ts';
import { requestFor } from './shop.tsx';

const MESSAGES = { hu, en };
/** The init response of a shop without a bot check. */
const INIT = fakeAnswer(200, { data: { extensions: [] } });

export interface Call {
  /** Method and path, e.g. `POST /api/contact`. */
  readonly call: string;
  /** Parsed JSON, or the fields of a multipart form. */
  readonly body: unknown;
}

/** Returns a response, or throws like `fetch` without a network. */
export type Answering = (call: Call) => FakeAnswer | Promise<FakeAnswer>;

function bodyOf(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** A screen in a browser, with the real API client and a real bus; `notices` records the page's notices. */
export function showScreen(screen: ReactNode, answering: Answering, locale: Locale = 'hu') {
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const bus = createBus({ channel: null }).for({ slice: 'content', version: 'test' });
  const notices: BusMoments['notice.shown'][] = [];
  bus.on('notice.shown', (notice) => notices.push(notice));
  const exchange: typeof fetch = async (url, init) => {
    const call = `${init?.method ?? 'GET'} ${String(url)}`;
    const answer = call === 'GET /api/init' ? INIT : await answering({ call, body: bodyOf(init?.body) });
    return { ok: answer.status < 400, status: answer.status, text: async () => (answer.body === undefined ? '' : JSON.stringify(answer.body)) } as Response;
  };
  const api = createApiClient({ baseUrl: '', locale, currency: 'HUF', fetch: exchange });
  const shop = shopOf(requestFor('contact', locale), { bus, api, mountFragment: () => () => undefined });
  const view = render(
    <ShopContext value={shop}>
      <I18nProvider i18n={createI18n({ locale, messages: MESSAGES[locale] })}>{screen}</I18nProvider>
    </ShopContext>,
  );
  return { ...view, notices, bus };
}
