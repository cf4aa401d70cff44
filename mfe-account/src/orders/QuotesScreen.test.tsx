/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import type { FragmentRequest, ListedQuote, Locale, QuoteList } from '@feszek/contract';
import { I18nProvider, createI18n } from '@feszek/i18n';
import { ShopContext, loadContext, shopOf } from '@feszek/kit';
import { fakeAnswer, fakeImage } from '@feszek/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { apiOf } from '../../test/apiOf.ts';
import type { Answering } from '../../test/apiOf.ts';
import { messages as en } from '../locales/en.ts';
import { messages as hu } from '../locales/hu.ts';
import { screen as ordersScreen } from './ordersScreen.ts';

const MESSAGES = { hu, en };
const QUOTE: ListedQuote = {
  id: 17, quote_hash: 'k7Qm2vXc9RtB4nLp8sZw', created_at: '2026-11-21T09:30:00.000Z', state: 'open', has_offer: true, valid_until: '2026-12-05', total_gross: 489_900, currency: 'HUF', item_count: 12, images: [fakeImage()],
};
const REQUEST: ListedQuote = { ...QUOTE, id: 18, quote_hash: 'a7Qm2vXc9RtB4nLp8sZw', state: 'requested', has_offer: false, valid_until: '', total_gross: null, images: [] };
const listOf = (quotes: ListedQuote[], paging: Partial<QuoteList['paging']> = {}): QuoteList => ({ quotes, paging: { page: 1, page_count: 1, page_size: 10, total: quotes.length, ...paging } });

function requestOf(locale: Locale, search: string): FragmentRequest {
  return { fragment: 'orders', locale, currency: 'HUF', vatMode: 'net', pathname: `/${locale}/account/orders`, search, params: {} };
}

function show(quotes: QuoteList, locale: Locale = 'hu') {
  const bus = createBus({ channel: null }).for({ slice: 'account', version: 'test' });
  const shop = shopOf(requestOf(locale, '?list=quotes'), { bus, api: apiOf(() => fakeAnswer(200, {}), locale), mountFragment: () => () => undefined });
  const { Component } = ordersScreen;
  render(
    <ShopContext value={shop}>
      <I18nProvider i18n={createI18n({ locale, messages: MESSAGES[locale] })}>
        <Component data={{ quotes }} />
      </I18nProvider>
    </ShopContext>,
  );
}

const load = (search: string, answering: Answering) => ordersScreen.load(loadContext(requestOf('hu', search), apiOf(answering), undefined));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('the list of quotes', () => {
  it('shows number, state, day, pieces, total and the last day of each offer, and links to it; a request without an offer has its own page', () => {
    show(listOf([REQUEST, QUOTE]));
    expect(hrefOf('17. számú ajánlatkérés')).toBe('/hu/checkout/offer/k7Qm2vXc9RtB4nLp8sZw');
    expect(hrefOf('18. számú ajánlatkérés')).toBe('/hu/checkout/result?quote=a7Qm2vXc9RtB4nLp8sZw');
    for (const part of ['2 ajánlatkérés', 'Elkészült az ajánlat', 'Dolgozunk az ajánlaton', '2026. november\u00A021.', '12 termék', 'bruttó 489\u00A0900\u00A0Ft', 'Eddig érvényes: 2026. december\u00A05.']) expect(document.body.textContent).toContain(part);
  });

  it('is in English on English pages', () => {
    show(listOf([QUOTE]), 'en');
    for (const part of ['My quotes', '1 quote request', 'Quote request 17', 'Your quote is ready', 'Valid until 5\u00A0December 2026']) expect(document.body.textContent).toContain(part);
  });

  it('is shown beside the orders', () => {
    show(listOf([QUOTE]));
    expect([hrefOf('Rendelések'), hrefOf('Ajánlatok')]).toEqual(['/hu/account/orders', '/hu/account/orders?list=quotes']);
    expect(screen.getByRole('link', { name: 'Ajánlatok' }).getAttribute('aria-current')).toBe('true');
  });

  it('has pages, and leads to the cart if there are no quotes', () => {
    show(listOf([QUOTE], { page: 2, page_count: 3, total: 25 }));
    expect([hrefOf('Következő oldal'), hrefOf('1. oldal')]).toEqual(['/hu/account/orders?list=quotes&page=3', '/hu/account/orders?list=quotes']);
    cleanup();
    show(listOf([]));
    expect(hrefOf('Megnyitom a kosaram')).toBe('/hu/kosar');
  });
});

describe('loading the list', () => {
  it('requests the page of the address, and redirects from a page after the last one', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: listOf([QUOTE], { page_count: 2 }) }));
    await load('?list=quotes', answering);
    await load('?list=quotes&page=2', answering);
    expect(answering.mock.calls.map(([{ call }]) => call)).toEqual(['GET /api/account/quotes', 'GET /api/account/quotes?page=2']);
    expect(await load('?list=quotes&page=9', answering)).toEqual({ status: 302, location: '/hu/account/orders?list=quotes&page=2' });
  });
});
