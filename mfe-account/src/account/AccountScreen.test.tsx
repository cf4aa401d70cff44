/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ListedOrder } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { fakeAnswer, fakeImage } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiOf } from '../../test/apiOf.ts';
import type { Answering } from '../../test/apiOf.ts';
import { fakeAccount } from '../../test/fakeAccount.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { loadOverview } from './loadOverview.ts';

const ORDER: ListedOrder = {
  id: 10_042, order_hash: 'k7Qm2vXc9RtB4nLp8sZw', created_at: '2025-11-21T09:30:00.000Z', status: 'shipped', total_gross: 89_900, currency: 'HUF', item_count: 3, images: [fakeImage()],
};

afterEach(cleanup);

describe('the account', () => {
  it('shows the user’s name, address and company', () => {
    showScreen(<AccountScreen data={{ account: fakeAccount({ company: { name: 'Fa Kft.', tax_number: '12345676-1-42' } }), latestOrder: null }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Üdv, Kovács Anna!' })).toBeTruthy();
    expect(screen.getByText('anna.kovacs@example.com')).toBeTruthy();
    expect(screen.getByText('Nincs megadva')).toBeTruthy();
    expect(screen.getByText('Fa Kft. · 12345676-1-42')).toBeTruthy();
    expect(screen.getByText('Velünk vagy 2026. március 1. óta.')).toBeTruthy();
  });

  it('shows a script in a name as text', () => {
    const name = '<img src="x" onerror="alert(1)"><script>alert(1)</script>';
    const { container } = showScreen(<AccountScreen data={{ account: fakeAccount({ name }), latestOrder: null }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Üdv, ${name}!`);
    expect(container.querySelector('script, img')).toBeNull();
  });

  it('shows an address that waits for its confirmation', () => {
    showScreen(<AccountScreen data={{ account: fakeAccount({ pending_email: 'uj@example.com' }), latestOrder: null }} />);
    expect(screen.getByText(/uj@example.com, megerősítésre vár/)).toBeTruthy();
  });

  it('links to its pages, and marks the current one', () => {
    showScreen(<AccountScreen data={{ account: fakeAccount(), latestOrder: null }} />, { locale: 'en' });
    const links = within(screen.getByRole('navigation', { name: 'Account pages' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/account', '/en/account/orders', '/en/account/details', '/en/account/addresses', '/en/account/security', '/en/account/privacy']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null, null, null]);
  });

  it('shows the latest order, and links to it and to all orders', () => {
    showScreen(<AccountScreen data={{ account: fakeAccount(), latestOrder: ORDER }} />);
    const latest = within(screen.getByRole('region', { name: 'Legutóbbi rendelésed' }));
    expect(latest.getByRole('link', { name: '10042. számú rendelés' }).getAttribute('href')).toBe('/hu/orders/k7Qm2vXc9RtB4nLp8sZw');
    expect(latest.getByRole('link', { name: 'Az összes rendelésem' }).getAttribute('href')).toBe('/hu/account/orders');
    for (const part of ['Úton vagy átvehető', '3 termék', 'bruttó 89\u00A0900\u00A0Ft']) expect(document.body.textContent).toContain(part);
    expect(document.querySelectorAll('article img')).toHaveLength(1);
  });

  it('leads to the products if nothing was ordered yet', () => {
    showScreen(<AccountScreen data={{ account: fakeAccount(), latestOrder: null }} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Még nincs rendelésed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Megnézem a termékeket' }).getAttribute('href')).toBe('/hu/termekek');
  });

  it('signs the user out and leads to the home page', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { ok: true } }));
    const { bus, visited } = showScreen(<AccountScreen data={{ account: fakeAccount(), latestOrder: null }} />, { answering });
    fireEvent.click(screen.getByRole('button', { name: 'Kijelentkezem' }));
    await waitFor(() => expect(visited).toEqual(['/hu']));
    expect(answering.mock.calls[0]?.[0].call).toBe('POST /api/auth/logout');
    expect(bus.get('visitor.user')).toBeNull();
  });
});

describe('loading the overview', () => {
  it('loads the first order of the list', async () => {
    const api = apiOf(({ call }) => fakeAnswer(200, { data: call === 'GET /api/orders' ? { orders: [ORDER], paging: { page: 1, page_count: 1, page_size: 10, total: 1 } } : fakeAccount() }));
    const request = { fragment: 'account', locale: 'hu', currency: 'HUF', vatMode: 'net', pathname: '/hu/account', search: '', params: {} } as const;
    expect(await loadOverview(loadContext(request, api, undefined))).toMatchObject({ status: 200, data: { account: fakeAccount(), latestOrder: ORDER } });
  });
});
