/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import type { FragmentRequest, ListedOrder, Locale, OrderList } from '@feszek/contract';
import { I18nProvider, createI18n } from '@feszek/i18n';
import { ShopContext, loadContext, shopOf } from '@feszek/kit';
import { fakeAnswer, fakeImage } from '@feszek/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { apiOf } from '../../test/apiOf.ts';
import type { Answering } from '../../test/apiOf.ts';
import { messages as en } from '../locales/en.ts';
import { messages as hu } from '../locales/hu.ts';
import { loadOrders } from './loadOrders.ts';
import type { OrdersAddress } from './ordersAddress.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const MESSAGES = { hu, en };
const ORDER: ListedOrder = {
  id: 10_042, order_hash: 'k7Qm2vXc9RtB4nLp8sZw', created_at: '2025-11-21T09:30:00.000Z', status: 'shipped', total_gross: 89_900, currency: 'HUF', item_count: 3, images: [fakeImage()],
};
const listOf = (orders: ListedOrder[], paging: Partial<OrderList['paging']> = {}): OrderList => ({ orders, paging: { page: 1, page_count: 1, page_size: 10, total: orders.length, ...paging } });

function requestOf(locale: Locale, search = ''): FragmentRequest {
  return { fragment: 'orders', locale, currency: 'HUF', vatMode: 'net', pathname: `/${locale}/account/orders`, search, params: {} };
}

function show(list: OrderList, address: OrdersAddress = { status: undefined, page: 1 }, locale: Locale = 'hu') {
  const bus = createBus({ channel: null }).for({ slice: 'account', version: 'test' });
  const shop = shopOf(requestOf(locale), { bus, api: apiOf(() => fakeAnswer(200, {}), locale), mountFragment: () => () => undefined });
  render(
    <ShopContext value={shop}>
      <I18nProvider i18n={createI18n({ locale, messages: MESSAGES[locale] })}>
        <OrdersScreen data={{ address, list }} />
      </I18nProvider>
    </ShopContext>,
  );
}

function load(search: string, answering: Answering) {
  return loadOrders(loadContext(requestOf('hu', search), apiOf(answering), undefined));
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('the list of orders', () => {
  it('shows number, status, day, pieces and total of each order, and links to it', () => {
    show(listOf([ORDER, { ...ORDER, id: 10_041, status: 'completed', images: [] }], { total: 2 }));
    expect(hrefOf('10042. számú rendelés')).toBe('/hu/orders/k7Qm2vXc9RtB4nLp8sZw');
    for (const part of ['2 rendelés', '2025. november\u00A021.', '3 termék', 'bruttó 89\u00A0900\u00A0Ft', 'Teljesítve']) expect(document.body.textContent).toContain(part);
  });

  it('is in English on English pages', () => {
    show(listOf([{ ...ORDER, item_count: 1 }]), undefined, 'en');
    for (const part of ['My orders', '1 order', 'Order 10042', '1 item', 'On its way']) expect(document.body.textContent).toContain(part);
  });

  it('is filtered by links to each status, which begin at the first page', () => {
    show(listOf([ORDER]), { status: 'shipped', page: 2 });
    expect(hrefOf('Törölve')).toBe('/hu/account/orders?status=cancelled');
    expect(hrefOf('Mind')).toBe('/hu/account/orders');
    expect(screen.getByRole('link', { name: 'Úton vagy átvehető' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Mind' }).getAttribute('aria-current')).toBeNull();
  });

  it('has pages that keep the filter', () => {
    show(listOf([ORDER], { page: 2, page_count: 3, total: 25 }), { status: 'paid', page: 2 });
    expect(hrefOf('Következő oldal')).toBe('/hu/account/orders?status=paid&page=3');
    expect(hrefOf('1. oldal')).toBe('/hu/account/orders?status=paid');
  });

  it('leads to the shop when nothing was ordered yet, and to all orders when the filter finds none', () => {
    show(listOf([]));
    expect(hrefOf('Megnézem a termékeket')).toBe('/hu/termekek');
    expect(screen.queryByRole('navigation', { name: 'Szűrés állapot szerint' })).toBeNull();
    cleanup();
    show(listOf([]), { status: 'cancelled', page: 1 });
    expect(hrefOf('Az összes rendelésem')).toBe('/hu/account/orders');
    expect(screen.getByRole('navigation', { name: 'Szűrés állapot szerint' })).toBeTruthy();
  });
});

describe('loading the list', () => {
  it('sends the page and the status, and ignores values that are not valid', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: listOf([ORDER], { page_count: 3 }) }));
    await load('?status=paid&page=2', answering);
    await load('?status=everything&page=-1', answering);
    expect(answering.mock.calls.map(([{ call }]) => call)).toEqual(['GET /api/orders?status=paid&page=2', 'GET /api/orders']);
  });

  it('redirects from a page after the last one', async () => {
    expect(await load('?status=paid&page=9', () => fakeAnswer(200, { data: listOf([], { page: 9, page_count: 2 }) }))).toEqual({ status: 302, location: '/hu/account/orders?status=paid&page=2' });
  });
});
