/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Order, OrderAgain } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { fakeCart, fakeInit, fakeOrder, fakePlace } from '@feszek/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { fakeClient, fault } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { loadOrder, loadResult } from '../result/loadResult.ts';
import { toOrderView } from '../result/orderView.ts';
import { OrderScreen } from './OrderScreen.tsx';

const HASH = 'k7Qm2vXc9RtB4nLp8sZw';
const PATH = `/api/orders/${HASH}`;
const whole = fakeOrder({ comment: 'Csengő a kapun', transaction_result: null, payment: { id: 2, code: 'bank_transfer', title: 'Banki átutalás', description: 'Utald a végösszeget.', account: null } });
const restricted = fakeOrder({
  is_restricted: true, status: 'shipped', tracking: { carrier: 'GLS', url: 'https://gls.example/1' }, delivery: { ...whole.delivery, is_pickup: false, place: null }, transaction_id: null, transaction_result: null,
  payment: { id: 0, code: '', title: '', description: '', account: null }, comment: '', partner_name: '', partner_firstname: '', partner_lastname: '', partner_email: '', partner_phone: '',
  partner_address: '', partner_city: '', partner_zipcode: '', partner_country: '',
});

function show(order: Order, answers: FakeAnswers = {}) {
  const page = createPage(answers);
  const went = jest.fn<(question: { href: string }) => Promise<{ ok: boolean }>>().mockResolvedValue({ ok: true });
  page.others.answer('navigation.go', went);
  renderInShop(<OrderScreen data={toOrderView(order)} />, page, requestFor('hu', { fragment: 'order', pathname: `/hu/orders/${HASH}` }));
  return { page, went };
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const text = () => document.body.textContent;

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

describe('the page of an order', () => {
  it('shows that a large order waits for approval, and that the shop will call', () => {
    show({ ...whole, status: 'confirmed', is_waiting_for_approval: true });
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Jóváhagyásra vár');
    expect(text()).toContain('Ha nagyobb összeget fizetsz átvételkor, először egyeztetünk veled: a megadott telefonszámon keresünk.');
    cleanup();
    show({ ...whole, status: 'confirmed', is_waiting_for_approval: true, delivery: { ...whole.delivery, is_pickup: false, place: null } });
    expect(text()).toContain('Nagyobb összegű utánvétes rendelésnél először egyeztetünk veled: a megadott telefonszámon keresünk.');
  });

  it.each([
    ['a showroom', { is_pickup: true, place: fakePlace() }, 'Átvehető a bemutatóteremben', 'Átvehető a bemutatóteremben'],
    ['a parcel point', { is_pickup: false, place: fakePlace({ kind: 'locker', carrier: 'Példapont' }) }, 'Úton van a csomagpontra', 'Úton a csomagpontra'],
    ['an address', { is_pickup: false, place: null }, 'Úton van hozzád', 'Úton hozzád'],
  ])('says where an order for %s is', (_, delivery, status, event) => {
    const history = (['confirmed', 'shipped'] as const).map((name) => ({ status: name, at: '2025-11-21T09:30:00.000Z', by: 'operator' as const, note: '' }));
    show({ ...whole, status: 'shipped', history, delivery: { ...whole.delivery, address: null, ...delivery } });
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(status);
    expect(screen.getAllByRole('listitem').some(({ textContent }) => textContent.startsWith(event))).toBe(true);
  });

  it('shows only the status behind an aged link, and offers the code', () => {
    show({ ...restricted, status: 'completed', items: [], history: [], tracking: null });
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Teljesítve');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('A rendelés megnyitása');
    expect(screen.getByRole('button', { name: 'Kérek egy kódot' })).toBeTruthy();
    expect(text()).not.toContain('Rigó fotel');
  });

  it('shows the whole order to its buyer', () => {
    show(whole);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1042. számú rendelés');
    for (const part of ['Kifizetve', 'Rigó fotel', 'Banki átutalás', 'anna.kovacs@example.com', '+36 30 123 4567', 'Bartók Béla út 12.', 'Csengő a kapun']) expect(text()).toContain(part);
    expect(screen.queryByRole('button', { name: 'Kérek egy kódot' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Elállás a szerződéstől' }).getAttribute('href')).toBe(`/hu/elallas?order=${HASH}`);
  });

  it('links to the terms under which the order was placed', () => {
    show(fakeOrder({ ...whole, terms_version: '2026-11-01' }));
    expect(screen.getByRole('link', { name: 'A rendelés feltételei (2026. november\u00A01.)' }).getAttribute('href')).toBe('/hu/altalanos-szerzodesi-feltetelek?version=2026-11-01');
  });

  it('links a signed-in user to all of their orders', () => {
    const { page } = show(whole);
    expect(screen.queryByRole('link', { name: 'Összes rendelésem' })).toBeNull();
    act(() => page.others.set('visitor.user', { id: 1, name: 'Anna', email: 'anna@example.com' }));
    expect(screen.getByRole('link', { name: 'Összes rendelésem' }).getAttribute('href')).toBe('/hu/account/orders');
  });

  it('lets a failed payment be repeated', () => {
    const { transaction_result: result } = fakeOrder();
    if (!result) throw new Error('The fake order is paid online');
    show(fakeOrder({ status: 'payment_failed', payment_methods: [{ id: 1, code: 'card', title: 'Bankkártya', description: '' }], transaction_result: { ...result, status: 'error', failure: 'refused' } }));
    expect(screen.getByRole('button', { name: 'Újrapróbálom' })).toBeTruthy();
    expect(screen.getByText('A fizetés nem sikerült', { selector: '[role="status"]' }).className).toContain('failed');
  });

  it('contains the seller while it can be paid by SimplePay', async () => {
    const request = requestFor('hu', { params: { order_hash: HASH } });
    const unpaid = { ...whole, payment_methods: [{ id: 5, code: 'card_simplepay', title: 'SimplePay', description: '' }] };
    const load = (order: Order) => loadOrder(loadContext(request, fakeClient({ [`GET ${PATH}`]: () => order, 'GET /api/init': () => fakeInit() }), undefined));
    expect(await load(unpaid)).toMatchObject({ data: { seller: { name: 'Fészek Kft.' } } });
    expect(await load(whole)).not.toHaveProperty('data.seller');
  });

  it('is not found for an unknown hash', async () => {
    expect(await loadOrder(loadContext(requestFor('hu', { params: { order_hash: HASH } }), fakeClient(), undefined))).toEqual({ status: 404 });
  });

  it('replaces the result page for whoever has only the hash', async () => {
    const request = requestFor('hu', { params: { order_hash: HASH } });
    expect(await loadResult(loadContext(request, fakeClient({ [`GET ${PATH}`]: () => restricted }), undefined))).toEqual({ status: 302, location: `/hu/orders/${HASH}` });
    expect(await loadResult(loadContext(request, fakeClient({ [`GET ${PATH}`]: () => whole }), undefined))).toMatchObject({ status: 200 });
  });
});

describe('the restricted view', () => {
  it('shows status, items and tracking, and nothing of the payment', () => {
    show(restricted);
    for (const part of ['Úton van hozzád', 'Rigó fotel', 'GLS']) expect(text()).toContain(part);
    for (const label of ['Fizetési mód', 'Számlázási cím', 'Elérhetőséged']) expect(screen.queryByText(label, { selector: 'dt' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Megrendelem újra' })).toBeNull();
    expect(screen.getByRole('link', { name: /Jelentkezz be/ }).getAttribute('href')).toBe(`/hu/bejelentkezes?return_to=${encodeURIComponent(`/hu/orders/${HASH}`)}`);
  });

  it('sends a code, focuses its field, and opens the order with it', async () => {
    const { page } = show(restricted, { [`POST ${PATH}/code`]: () => ({ ok: true }), [`POST ${PATH}/access`]: () => ({ ok: true }), [`GET ${PATH}`]: () => whole });
    expect(text()).toContain('Küldünk egy hatjegyű kódot');
    await press('Kérek egy kódot');
    expect(text()).toContain('Elküldtük a kódot.');
    expect(text()).not.toContain('Küldünk egy hatjegyű kódot');
    const field = screen.getByRole('textbox', { name: 'Hatjegyű kód' });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    fireEvent.change(field, { target: { value: '123 456' } });
    await press('Megnyitom');
    expect(page.api.log).toEqual([`POST ${PATH}/code`, `POST ${PATH}/access`, `GET ${PATH}`]);
    expect(page.api.calls[1]?.body).toEqual({ code: '123456' });
    expect(text()).toContain('Bartók Béla út 12.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('explains a wrong code, and sends a new one', async () => {
    const { page } = show(restricted, {
      [`POST ${PATH}/code`]: () => ({ ok: true }),
      [`POST ${PATH}/access`]: () => { throw fault('order_code_wrong', {}, { left: 4 }); },
    });
    await press('Kérek egy kódot');
    await press('Megnyitom');
    expect(text()).toContain('Kötelező mező.');
    await act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '12ab' } }));
    expect(text()).toContain('A kód hat számjegyből áll.');
    expect(page.api.log).toEqual([`POST ${PATH}/code`]);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '000000' } });
    await press('Megnyitom');
    expect(text()).toContain('Még 4 próbálkozásod van.');
    await press('Új kódot kérek');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('shows an error if too many codes were requested', async () => {
    show(restricted, { [`POST ${PATH}/code`]: () => { throw fault('too_many_requests', {}, { seconds: 600 }); } });
    await press('Kérek egy kódot');
    expect(screen.getByRole('alert').textContent).toContain('10 perc múlva');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('ordering again', () => {
  const item = { id: 1, product_id: 7, name: 'Rigó fotel', quantity: 2, available: 2, price_gross_then: 89_900, price_gross: 89_900 };
  const again = (...items: Partial<OrderAgain['items'][number]>[]): OrderAgain => ({ currency: 'HUF', items: items.map((changes) => ({ ...item, ...changes })) });
  const answers = (answer: OrderAgain): FakeAnswers => ({ [`GET ${PATH}/again`]: () => answer, 'POST /api/cart/product': () => fakeCart(), 'GET /api/cart': () => fakeCart() });
  const added = (page: ReturnType<typeof show>['page']) => page.api.calls.filter(({ path }) => path === '/api/cart/product').map(({ body }) => body);

  it('puts everything in the cart and opens it', async () => {
    const { page, went } = show(whole, answers(again({}, { id: 2, product_id: 8, quantity: 1, available: 1 })));
    await press('Megrendelem újra');
    expect(added(page)).toMatchObject([{ product_id: 7, quantity: 2 }, { product_id: 8, quantity: 1 }]);
    expect(went.mock.calls.map(([{ href }]) => href)).toEqual(['/hu/kosar']);
  });

  it('lists unavailable items, fewer pieces and higher prices before it changes the cart', async () => {
    const { page, went } = show(whole, answers(again({ available: 1 }, { id: 2, name: 'Fecske asztal', product_id: null, available: 0, price_gross: null }, { id: 3, product_id: 9, name: 'Cinke lámpa', price_gross: 99_900 })));
    await press('Megrendelem újra');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual(expect.arrayContaining([
      'Rigó fotel: 2 helyett most 1 db rendelhető.', 'Fecske asztal: most nem rendelhető.', 'Cinke lámpa: drágább lett, darabja bruttó 89 900 Ft helyett bruttó 99 900 Ft.',
    ]));
    expect(added(page)).toEqual([]);
    await press('Így is a kosárba teszem');
    expect(added(page)).toMatchObject([{ product_id: 7, quantity: 1 }, { product_id: 9, quantity: 2 }]);
    expect(went).toHaveBeenCalledTimes(1);
  });

  it('has no button for the cart if nothing is available', async () => {
    show(whole, answers(again({ available: 0, price_gross: null })));
    await press('Megrendelem újra');
    expect(text()).toContain('most nem rendelhetők');
    expect(screen.queryByRole('button', { name: 'Így is a kosárba teszem' })).toBeNull();
  });

  it('stays on the page and lists the items that the cart refused', async () => {
    const { went } = show(whole, { ...answers(again({})), 'POST /api/cart/product': () => { throw fault('out_of_stock', {}, { available: 0 }); } });
    await press('Megrendelem újra');
    expect(text()).toContain('Rigó fotel: Ez a termék most nem rendelhető');
    expect(screen.getByRole('link', { name: 'Megnézem a kosaram' })).toBeTruthy();
    expect(went).not.toHaveBeenCalled();
  });
});
