/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Order } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { fakeOrder, fakePlace } from '@feszek/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { fakeClient, fault } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { loadResult } from './loadResult.ts';
import { toOrderView } from './orderView.ts';
import { ResultScreen } from './ResultScreen.tsx';
import { resultState } from './resultState.ts';
import { REFRESH_EVERY_MS, REFRESH_FOR_MS } from './useLiveOrder.ts';

const PATH = '/api/orders/k7Qm2vXc9RtB4nLp8sZw';
const paid = fakeOrder();
type Result = NonNullable<Order['transaction_result']>;
const withResult = (status: Order['status'], changes: Partial<Result>) =>
  fakeOrder({ status, transaction_result: { status: 'in_progress', amount: 89_900, currency: 'HUF', authorization_code: null, response_code: null, response_message: null, failure: null, provider: 'sandbox', provider_transaction_id: null, refund: null, ...changes } });
const inProgress = withResult('pending_payment', {});
const failed = withResult('payment_failed', { status: 'error', response_code: '51', response_message: 'Insufficient funds' });
const byTransfer = fakeOrder({ status: 'confirmed', transaction_result: null, history: [{ status: 'confirmed', at: '2025-11-21T09:30:00.000Z', by: 'customer', note: '' }], payment: { id: 2, code: 'bank_transfer', title: 'Banki átutalás', description: 'Utald a végösszeget a 11700000-00000000-00000000 számlaszámra.', account: { number: '11700000-00000000-00000000', holder: 'Fészek Kft.' } } });

function show(order: Order, answers: FakeAnswers = {}) {
  const page = createPage(answers);
  const went = jest.fn<(question: object) => Promise<{ ok: boolean }>>().mockResolvedValue({ ok: true });
  page.others.answer('navigation.go', went);
  renderInShop(<ResultScreen data={toOrderView(order)} />, page, requestFor('hu', { fragment: 'result', pathname: '/hu/checkout/result/k7Qm2vXc9RtB4nLp8sZw' }));
  return { page, went };
}

/** A detail of the order. The first match, because the totals below have a delivery as well. */
const detail = (term: string) => screen.getAllByText(term, { selector: 'dt' })[0]?.nextSibling?.textContent;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  window.location.hash = '';
});

describe('an order that waits for approval', () => {
  it('has the call of the shop as its first step', () => {
    show(fakeOrder({ status: 'confirmed', is_waiting_for_approval: true, transaction_result: null, transaction_id: null, history: [], payment: { id: 3, code: 'cash_on_delivery', title: 'Utánvét', description: '', account: null } }));
    const steps = screen.getByRole('heading', { name: 'Mi történik most?' }).nextElementSibling;
    expect(steps?.firstElementChild?.textContent).toContain('Felhívunk a megadott telefonszámon');
    // It is collected, so the text does not mention a delivery.
    expect(steps?.firstElementChild?.textContent).not.toContain('utánvét');
  });
});

describe('the history', () => {
  it('lists its history, the newest entry first, and links to the parcel’s tracking', () => {
    show(fakeOrder({
      status: 'shipped',
      delivery: { title: 'Házhoz szállítás', price_gross: 0, price_net: 0, is_pickup: false, arrival: null, address: { name: 'Kovács Anna', zipcode: '1114', city: 'Budapest', address: 'Bartók Béla út 12.', country: 'Magyarország' }, place: null },
      history: [
        { status: 'pending_payment', at: '2025-11-21T09:30:00.000Z', by: 'customer', note: '' },
        { status: 'paid', at: '2025-11-21T09:31:00.000Z', by: 'provider', note: '' },
        { status: 'shipped', at: '2025-11-22T08:00:00.000Z', by: 'operator', note: 'Két csomagban' },
      ],
      tracking: { carrier: 'GLS', url: 'https://gls.example/1' },
    }));
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent).filter((text) => text?.includes('2025'));
    expect(steps).toEqual(['Úton hozzád 2025. november\u00A022. 9:00Két csomagban', 'Fizetés megérkezett 2025. november\u00A021. 10:31', 'Rendelés leadva 2025. november\u00A021. 10:30']);
    expect(screen.getByRole('link', { name: 'Követem a csomagot' }).getAttribute('href')).toBe('https://gls.example/1');
  });

  it('shows pick-up instead of shipping', () => {
    show(fakeOrder({ status: 'shipped', history: [...paid.history, { status: 'shipped', at: '2025-11-22T08:00:00.000Z', by: 'operator', note: '' }] }));
    expect(screen.getByText('Átvehető a bemutatóteremben')).toBeTruthy();
  });
});

describe('resultState', () => {
  it.each([
    ['in-progress', inProgress], ['success', paid], ['error', failed], ['received', byTransfer],
    ['cancelled', { ...failed, status: 'cancelled' as const }],
  ])('is %s', (state, order) => {
    expect(resultState(order)).toBe(state);
  });
});

describe('loadResult', () => {
  function load(answers: FakeAnswers) {
    const request = requestFor('hu', { fragment: 'result', params: { order_hash: 'k7Qm2vXc9RtB4nLp8sZw' } });
    return loadResult(loadContext(request, fakeClient(answers), undefined));
  }

  it('loads the order, without what the page does not show', async () => {
    const result = await load({ [`GET ${PATH}`]: () => paid });
    expect(result).toMatchObject({ status: 200, data: { id: 1042 } });
    expect(JSON.stringify(result)).not.toContain('partner_firstname');
  });

  it('is not found for an unknown hash', async () => {
    expect(await load({})).toEqual({ status: 404 });
  });

  it('fails if the API fails', async () => {
    await expect(load({ [`GET ${PATH}`]: () => Promise.reject(fault('internal_error')) })).rejects.toMatchObject({ status: 500 });
  });
});

describe('a paid order', () => {
  it('is confirmed with its number, amount, authorization code, items and delivery', () => {
    show(paid);
    expect(title()).toBe('Köszönjük a rendelésed!');
    for (const expected of ['1042', '482913', 'Rigó fotel', '1114 Budapest, Bartók Béla út 12.']) expect(document.body.textContent).toContain(expected);
    expect(screen.getByText('Összeg').nextSibling?.textContent).toBe('bruttó 89\u00A0900\u00A0Ft');
    expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).toBeNull();
    expect(screen.getByText('482913').closest('details')?.querySelector('summary')?.textContent).toBe('A fizetés adatai');
    expect(screen.getByRole('region', { name: 'Mi történik most?' }).textContent).toContain('amint átveheted');
  });

  it.each([
    ['is collected in a showroom', { is_pickup: true, place: fakePlace() }, 'Összekészítjük a rendelésed.E-mailben értesítünk, amint átveheted.'],
    ['is sent to a parcel point', { is_pickup: false, place: fakePlace({ kind: 'locker', carrier: 'Példapont' }) }, 'Összekészítjük a rendelésed, és írunk, amint elindul.A szállító cég értesít, amint átveheted a csomagponton.'],
  ])('that %s has its own next steps, and names its place', (_, delivery, steps) => {
    show(fakeOrder({ delivery: { title: 'Átvétel', price_gross: 0, price_net: 0, arrival: null, address: null, ...delivery } }));
    expect(screen.getByRole('region', { name: 'Mi történik most?' }).textContent).toContain(steps);
    expect(detail('Átvétel')).toContain(delivery.place.name);
  });

  it('shows the delivery address and the billing address', () => {
    const address = { name: 'Kovács Béla', address: 'Fő utca 1.', city: 'Győr', zipcode: '9021', country: 'Magyarország' };
    show(fakeOrder({ delivery: { title: 'Házhoz szállítás', price_gross: 0, price_net: 0, is_pickup: false, arrival: null, address, place: null } }));
    expect(detail('Szállítás')).toContain('Kovács Béla9021 Győr, Fő utca 1.');
    expect(detail('Számlázási cím')).toContain('Kovács Anna1114 Budapest, Bartók Béla út 12.');
  });

  it('shows when it arrives, until it has arrived', () => {
    show(fakeOrder());
    expect(detail('Várhatóan átvehető')).toBe('november\u00A025–\u206027.');
    cleanup();
    show(fakeOrder({ status: 'completed' }));
    expect(document.body.textContent).not.toContain('átvehető');
  });

  it('shows the VAT rate, the cash rounding, and a company’s tax number', () => {
    const summary = { ...byTransfer.summary, vat_percent: 20, rounding: 2, total_amount_gross: 89_902, total_amount_net: 74_917 };
    show({ ...byTransfer, summary, partner_tax_number: 'ATU12345678' });
    expect(detail('Áfa (20%)')).toBe('áfa 14\u00A0983\u00A0Ft');
    expect(detail('Kerekítés 5 forintra')).toBe('bruttó 2\u00A0Ft');
    expect(detail('Számlázási cím')).toContain('Adószám: ATU12345678');
  });

  it('shows the place of pick-up with its opening hours, and no delivery address', () => {
    show(paid);
    expect(detail('Átvétel')).toBe('Átvétel a bemutatóterembenFészek Győr9021 Győr, Baross Gábor út 12.H–P 09:00–18:00');
    // The price of the collection has the same label, so no row is about a delivery.
    expect(screen.getAllByText('Átvétel', { selector: 'dt' }).map((term) => term.nextSibling?.textContent)).toContain('ingyenes');
    expect(screen.queryByText('Szállítás', { selector: 'dt' })).toBeNull();
  });
});

describe('an order that is not paid online', () => {
  it('shows what a transfer needs, and copies it', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    show({ ...byTransfer, payment_expires_at: '2025-11-29T09:30:00.000Z' });
    expect(['Összeg', 'Számlaszám', 'Kedvezményezett', 'Közlemény', 'Utalási határidő'].map((term) => detail(term)?.replaceAll('\u00A0', ' ').replace(' Másolás', ''))).toEqual([
      'bruttó 89 900 Ft', '11700000-00000000-00000000', 'Fészek Kft.', '1042', '2025. november 29.',
    ]);
    for (const part of ['Összeg', 'Számlaszám', 'Közlemény']) await act(async () => fireEvent.click(screen.getByRole('button', { name: `Másolás: ${part}` })));
    expect(writeText.mock.calls.flat()).toEqual(['89900', '11700000-00000000-00000000', '1042']);
    expect(screen.getByRole('region', { name: 'Mi történik most?' }).textContent).toContain('Utald át az összeget');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Az utalás adatai');
  });

  it('says that the days of an unpaid transfer hold for a payment on the day of the order', () => {
    const delivery = { ...byTransfer.delivery, is_pickup: false, place: null };
    const days = 'november\u00A025–\u206027.';
    const steps = () => screen.getByRole('region', { name: 'Mi történik most?' }).textContent;
    show({ ...byTransfer, delivery });
    expect(steps()).toContain(`Várható érkezés, ha a rendelés napján utalsz: ${days}`);
    expect(detail('Várható érkezés')).toBe(`${days}ha a rendelés napján utalsz`);
    cleanup();
    show(byTransfer);
    expect(steps()).toContain(`Várhatóan átvehető, ha a rendelés napján utalsz: ${days}`);
    cleanup();
    show({ ...byTransfer, delivery, status: 'paid', history: paid.history });
    expect(detail('Várható érkezés')).toBe(days);
    expect(document.body.textContent).not.toContain('ha a rendelés napján utalsz');
  });

  it('shows no account for one that is paid on receipt, but the amount', () => {
    const onReceipt = { id: 3, code: 'cash_on_delivery', title: 'Utánvét', description: 'Átvételkor fizetsz, készpénzben.', account: null };
    show({ ...byTransfer, payment: onReceipt });
    const next = screen.getByRole('region', { name: 'Mi történik most?' });
    expect(next.textContent?.replaceAll('\u00A0', ' ')).toContain('Átvételkor fizetsz, készpénzben: bruttó 89 900 Ft');
    expect(screen.queryByText('Számlaszám')).toBeNull();
  });

  it('is received', () => {
    show(byTransfer);
    expect(title()).toBe('Megkaptuk a rendelésed, köszönjük!');
    expect(screen.getByRole('status').textContent).toContain('Banki átutalás');
  });
});

describe('a failed payment', () => {
  const restart = `POST /api/orders/payment_restart/${paid.order_hash}`;

  it('has the titles of the specification, the bank’s reason, and its codes folded below paying again', () => {
    const refused = withResult('payment_failed', { status: 'error', response_code: '51', response_message: 'Insufficient funds', failure: 'refused' });
    show(refused);
    expect(screen.getByRole('status').textContent).toContain('„Insufficient funds”');
    expect(screen.getByText('Válaszkód').closest('details')?.open).toBe(false);
    const codes = screen.getByRole('heading', { name: 'Sikertelen tranzakció' });
    const button = screen.getByRole('button', { name: 'Újrapróbálom' });
    expect(button.compareDocumentPosition(codes) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    cleanup();
    show(failed);
    expect(title()).toBe('Sikertelen vásárlás');
    expect(screen.getByRole('heading', { name: 'Sikertelen tranzakció' })).toBeTruthy();
    expect(screen.getByText('Válaszkód').nextSibling?.textContent).toBe('51');
    expect(screen.getByText('Üzenet').nextSibling?.textContent).toBe('Insufficient funds');
  });

  it('can be paid again, once for several presses of the button', async () => {
    const { page } = show(failed, { [restart]: () => ({ order_hash: paid.order_hash, redirect_url: '#provider' }) });
    const button = screen.getByRole('button', { name: 'Újrapróbálom' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(page.api.calls).toHaveLength(1);
    expect(page.api.calls[0]?.body).toEqual({ payment_method: 1, transaction_result_url: '/hu/checkout/result' });
    expect(window.location.hash).toBe('#provider');
  });

  it('shows an error if it cannot be paid again', async () => {
    show(failed, { [restart]: () => Promise.reject(fault('payment_provider_unavailable')) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Újrapróbálom' })));
    expect(screen.getByRole('alert').textContent).toContain('A fizetési szolgáltató most nem érhető el');
  });

  it('shows until when the goods are reserved', () => {
    show({ ...failed, payment_expires_at: '2025-11-21T10:00:00.000Z' });
    expect(screen.getByRole('status').textContent).toContain('eddig tesszük félre neked: 2025.\u00A0november\u00A021.\u00A011:00.');
  });

  it('that was paid in another tab is shown as paid when the buyer tries to pay again', async () => {
    show(failed, { [restart]: () => Promise.reject(fault('payment_not_restartable')), [`GET ${PATH}`]: () => paid });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Újrapróbálom' })));
    expect(title()).toBe('Köszönjük a rendelésed!');
    expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).toBeNull();
  });

  it('cannot be repeated for a cancelled order', () => {
    show({ ...failed, status: 'cancelled' });
    expect(title()).toBe('Sikertelen vásárlás');
    expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).toBeNull();
  });
});

describe('an order that the shop has cancelled', () => {
  const at = '2025-11-22T08:00:00.000Z';
  const cancelled = { status: 'cancelled', at, by: 'operator', note: 'Megsérült a raktárban' } as const;
  const refunded = { status: 'refunded', at, by: 'provider', note: '' } as const;
  const text = () => screen.getByRole('status').textContent;

  it('does not look like a failed or late payment, and announces the refund', () => {
    show({ ...paid, status: 'cancelled', history: [...paid.history, cancelled] });
    expect(title()).toBe('Töröltük a rendelésed');
    expect(text()).toContain('A kifizetett összeget visszautaljuk');
    expect(text()).not.toContain('elfogyott');
    expect(text()).not.toContain('Ne utalj');
    expect(document.body.textContent).toContain('Megsérült a raktárban');
  });

  it('shows the executed refund, also of a transfer', () => {
    show({ ...byTransfer, status: 'cancelled', history: [...paid.history, cancelled, refunded] });
    expect(text()).toContain('A kifizetett összeget visszautaltuk');
    expect(text()).not.toContain('Ne utalj');
  });

  it('asks for no transfer if nothing was paid', () => {
    show({ ...byTransfer, status: 'cancelled', history: [{ status: 'confirmed', at, by: 'customer', note: '' }, cancelled] });
    expect(title()).toBe('Töröltük a rendelésed');
    expect(text()).toContain('Ne utalj; ha már utaltál, visszatérítjük.');
    expect(text()).not.toContain('összeg');
    expect(detail('Fizetési mód')).toBe('Banki átutalás');
  });
});

describe('a payment in progress', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('refreshes itself every 3 seconds, and ends with the result and its title', async () => {
    const orders = [inProgress, paid];
    const { page, went } = show(inProgress, { [`GET ${PATH}`]: () => orders.shift() });
    expect(title()).toBe('A fizetésed feldolgozás alatt áll');
    await pass(REFRESH_EVERY_MS);
    expect(title()).toBe('A fizetésed feldolgozás alatt áll');
    await pass(REFRESH_EVERY_MS);
    expect(title()).toBe('Köszönjük a rendelésed!');
    expect(went).toHaveBeenCalledWith({ href: '/hu/checkout/result/k7Qm2vXc9RtB4nLp8sZw', replace: true, kind: 'in-place' });
    await pass(REFRESH_FOR_MS);
    expect(page.api.calls).toHaveLength(2);
  });

  it('stops refreshing after a minute, and offers to pay again', async () => {
    const { page } = show(inProgress, { [`GET ${PATH}`]: () => inProgress });
    await pass(REFRESH_FOR_MS + 1);
    const asked = page.api.calls.length;
    await pass(REFRESH_FOR_MS);
    expect(page.api.calls).toHaveLength(asked);
    expect(screen.getByRole('button', { name: 'Újrapróbálom' })).toBeTruthy();
  });

  it('refreshes on demand; without scripts the button is a link to the page', async () => {
    show(inProgress, { [`GET ${PATH}`]: () => paid });
    const link = screen.getByRole('link', { name: 'Frissítés' });
    expect(link.getAttribute('href')).toBe('/hu/checkout/result/k7Qm2vXc9RtB4nLp8sZw');
    await act(async () => fireEvent.click(link));
    expect(title()).toBe('Köszönjük a rendelésed!');
  });
});
