/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { createBus } from '@feszek/bus';
import { createI18n, I18nProvider } from '@feszek/i18n';
import { ShopContext, shopOf } from '@feszek/kit';
import { fakeAnswer, fakeError, fakeShowrooms } from '@feszek/testing';
import type { FakeAnswer } from '@feszek/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Showroom } from '@feszek/contract';
import { messages } from '../locales/en.ts';
import { ExampleScreen } from './ExampleScreen.tsx';

/** Shows the screen in a browser whose API gives these answers, one after the other. */
function show(data: readonly Showroom[], ...answers: readonly FakeAnswer[]): void {
  const waiting = [...answers];
  const exchange: typeof fetch = async () => {
    const { status, body } = waiting.shift() ?? fakeError('not_found');
    return { ok: status < 400, status, text: async () => JSON.stringify(body) } as Response;
  };
  const bus = createBus({ channel: null }).for({ slice: 'example', version: 'test' });
  const api = createApiClient({ baseUrl: '', locale: 'en', currency: 'HUF', fetch: exchange });
  const request = { fragment: 'example', locale: 'en', currency: 'HUF', vatMode: 'net', pathname: '/en/example', search: '', params: {} } as const;
  render(
    <ShopContext value={shopOf(request, { bus, api, mountFragment: () => () => undefined })}>
      <I18nProvider i18n={createI18n({ locale: 'en', messages })}><ExampleScreen data={data} /></I18nProvider>
    </ShopContext>,
  );
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('lists the showrooms, keeps their places while they are loaded again, and offers another attempt after a failure', async () => {
  show([], fakeAnswer(200, { data: fakeShowrooms() }), fakeError('service_unavailable'), fakeAnswer(200, { data: [] }));
  expect(headings()).toEqual(['Our showrooms', 'No showrooms here yet']);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByRole('status', { name: 'Loading…' }).getAttribute('aria-busy')).toBe('true');
  await screen.findByRole('heading', { name: 'Fészek Buda' });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No showrooms here yet' });
});
