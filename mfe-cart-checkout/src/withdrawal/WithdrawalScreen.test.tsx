/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { BusRequests, WithdrawableOrder, Withdrawal } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fakeClient, fault, offline } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { InShop, createPage, requestFor } from '../../test/inShop.tsx';
import { loadWithdrawal } from './loadWithdrawal.ts';
import type { WithdrawalData } from './loadWithdrawal.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

const HASH = 'k7Qm2vXc9RtB4nLp8sZwk7Qm2vXc9RtB';
const ORDER: WithdrawableOrder = {
  order_hash: HASH, order_number: '1042', state: 'open', name: 'Kovács Anna', email: 'anna@example.hu', last_day: null, is_term_over: false,
  items: [{ id: 1, name: 'Ülőke szék', left: 3 }, { id: 2, name: 'Rigó fotel', left: 1 }],
};
const DECLARED: Withdrawal = {
  withdrawal_hash: 'w'.repeat(32), number: 7, submitted_at: '2026-11-21T12:00:00.000Z', name: 'Kovács Anna', order_number: '1042', email: 'anna@example.hu', subject: '', items: [{ name: 'Ülőke szék', quantity: 2 }],
};
type Navigation = BusRequests['navigation.go']['question'];

/** The screen, with a shell that handles its navigations. */
function show(data: WithdrawalData, answers: FakeAnswers = {}) {
  const page = createPage(answers);
  const navigations: Navigation[] = [];
  const request = requestFor('hu', { fragment: 'withdrawal', pathname: '/hu/elallas' });
  const screenOf = (shown: WithdrawalData) => <InShop page={page} request={request}><WithdrawalScreen data={shown} /></InShop>;
  const { rerender } = render(screenOf(data));
  page.others.answer('navigation.go', async (question) => {
    navigations.push(question);
    const { searchParams } = new URL(question.href, 'http://shop.test');
    if (data.kind === 'form' && !searchParams.has('receipt')) rerender(screenOf({ ...data, isConfirming: searchParams.get('step') === '2' }));
    return { ok: true };
  });
  return { page, navigations };
}

const form = (order: WithdrawableOrder | null): WithdrawalData => ({ kind: 'form', order, isConfirming: false });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const sentBodies = (page: ReturnType<typeof createPage>) => page.api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the form of an order that is identified by its hash', () => {
  it('is filled in, with all pieces chosen', async () => {
    const { page, navigations } = show(form(ORDER), { 'POST /api/withdrawals': () => DECLARED });
    await press('Tovább');
    expect(navigations.at(-1)?.href).toBe(`/hu/elallas?order=${HASH}&step=2`);
    expect(title()).toBe('Nézd át, és erősítsd meg');
    expect(page.api.calls).toEqual([]);
    await press('Elállás megerősítése');
    expect(sentBodies(page)).toEqual([{ order_hash: HASH, order_number: '1042', name: 'Kovács Anna', email: 'anna@example.hu', subject: '', items: [{ id: 1, quantity: 3 }, { id: 2, quantity: 1 }] }]);
    expect(navigations.at(-1)).toEqual({ href: `/hu/elallas?receipt=${DECLARED.withdrawal_hash}`, replace: true });
  });

  it('accepts a part of the pieces, but at least one', async () => {
    const { page } = show(form({ ...ORDER, items: [{ id: 1, name: 'Ülőke szék', left: 2 }] }), { 'POST /api/withdrawals': () => DECLARED });
    const fewer = screen.getByRole('button', { name: 'Eggyel kevesebb: Ülőke szék' });
    fireEvent.click(fewer);
    fireEvent.click(fewer);
    await press('Tovább');
    expect(screen.getByRole('alert').textContent).toContain('Válaszd ki, melyik termékektől állsz el.');
    expect(title()).toBe('Elállás a szerződéstől');
    fireEvent.click(screen.getByRole('button', { name: 'Eggyel több: Ülőke szék' }));
    await press('Tovább');
    await press('Elállás megerősítése');
    expect(sentBodies(page)).toMatchObject([{ items: [{ id: 1, quantity: 1 }] }]);
  });

  it.each([
    ['unknown', { last_day: null, is_term_over: false }, '14 napod van attól a naptól, amikor átvetted'],
    ['running', { last_day: '2026-12-07', is_term_over: false }, 'eddig: 2026. december\u00A07.'],
    ['over', { last_day: '2026-11-07', is_term_over: true }, 'már lejárt (2026. november\u00A07.). A nyilatkozatod így is elküldheted'],
  ])('shows the term: %s', (_, term, expected) => {
    show(form({ ...ORDER, ...term }));
    expect(document.body.textContent).toContain(expected);
    expect(screen.getByRole('button', { name: 'Tovább' })).toBeTruthy();
  });

  it.each([
    ['company', 'Céges rendelés'],
    ['cancelled', 'Ezt a rendelést már töröltük'],
    ['nothing_left', 'Ettől a rendeléstől már elálltál'],
  ] as const)('shows a message instead for the state %s', (state, expected) => {
    show(form({ ...ORDER, state }));
    expect(title()).toBe(expected);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the form of an order that is identified by its number', () => {
  it('shows the missing fields, and sends nothing', async () => {
    const { page, navigations } = show(form(null));
    await press('Tovább');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Rendelésszám', 'Teljes név', 'E-mail-cím']);
    expect(document.activeElement).toBe(screen.getByLabelText('Rendelésszám'));
    expect(navigations).toEqual([]);
    expect(page.api.calls).toEqual([]);
  });

  it('keeps the input when the visitor returns from the confirmation', async () => {
    const { page } = show(form(null), { 'POST /api/withdrawals': () => DECLARED });
    type('Rendelésszám', '#1042');
    type('Teljes név', 'Kovács Anna');
    type('E-mail-cím', 'anna@example.hu');
    await press('Tovább');
    expect(document.body.textContent).toContain('Az egész rendelés');
    expect(screen.getByRole('link', { name: 'Módosítom' }).getAttribute('href')).toBe('/hu/elallas');
    await act(() => page.others.ask('navigation.go', { href: '/hu/elallas' }));
    expect(screen.getByLabelText('Rendelésszám')).toHaveProperty('value', '#1042');
  });
});

describe('a reload', () => {
  it('keeps the input until it is submitted', async () => {
    show(form(null));
    type('Rendelésszám', '1042');
    type('Teljes név', 'Kovács Anna');
    cleanup();
    show({ kind: 'form', order: null, isConfirming: true }, { 'POST /api/withdrawals': () => DECLARED });
    expect(screen.getByLabelText('Rendelésszám')).toHaveProperty('value', '1042');
    type('E-mail-cím', 'anna@example.hu');
    await press('Tovább');
    expect(document.body.textContent).toContain('Kovács Anna');
    await press('Elállás megerősítése');
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not transfer input between orders', () => {
    show(form(ORDER));
    type('Teljes név', 'Nagy Béla');
    cleanup();
    show(form({ ...ORDER, order_hash: HASH.toLowerCase(), order_number: '1043' }));
    expect(screen.getByLabelText('Teljes név')).toHaveProperty('value', 'Kovács Anna');
  });
});

describe('the confirmation', () => {
  async function confirming(answers: FakeAnswers) {
    const shown = show(form(ORDER), answers);
    await press('Tovább');
    return shown;
  }

  it('is sent once for several presses of the button', async () => {
    const { page } = await confirming({ 'POST /api/withdrawals': () => DECLARED });
    const button = screen.getByRole('button', { name: 'Elállás megerősítése' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(sentBodies(page)).toHaveLength(1);
  });

  it('is retried with the same idempotency key after a missing response', async () => {
    const answer = jest.fn<() => Promise<Withdrawal>>().mockRejectedValueOnce(offline()).mockResolvedValue(DECLARED);
    const { page } = await confirming({ 'POST /api/withdrawals': answer });
    await press('Elállás megerősítése');
    expect(screen.getByRole('alert').textContent).toContain('nem rögzítjük kétszer');
    await press('Elállás megerősítése');
    const keys = page.api.calls.map(({ options }) => new Headers(options?.headers).get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the reason of a refusal', async () => {
    await confirming({ 'POST /api/withdrawals': () => Promise.reject(fault('withdrawal_exceeds_order')) });
    await press('Elállás megerősítése');
    expect(screen.getByRole('alert').textContent).toContain('ennyi darabtól már nem lehet elállni');
  });

  it('shows the form if there is no input to confirm', () => {
    show({ kind: 'form', order: ORDER, isConfirming: true });
    expect(title()).toBe('Elállás a szerződéstől');
  });
});

describe('the receipt', () => {
  it('contains the content, the date and the time', () => {
    show({ kind: 'receipt', withdrawal: DECLARED });
    const rows = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual(['Az elállás száma: 7', 'Beérkezett: 2026. november\u00A021. 13:00, budapesti idő szerint', 'Rendelésszám: 1042', 'Az elállás tárgya: 2 db Ülőke szék', 'Teljes név: Kovács Anna', 'E-mail-cím: anna@example.hu']);
  });
});

describe('loadWithdrawal', () => {
  const load = (search: string, answers: FakeAnswers) => loadWithdrawal(loadContext(requestFor('hu', { fragment: 'withdrawal', pathname: '/hu/elallas', search }), fakeClient(answers), undefined));

  it('loads the order of the address, and shows the empty form without one', async () => {
    const answers = { [`GET /api/withdrawals/orders/${HASH}`]: () => ORDER };
    expect(await load(`?order=${HASH}`, answers)).toMatchObject({ status: 200, data: { order: ORDER, isConfirming: false } });
    expect(await load('?order=nothing&step=2', answers)).toMatchObject({ status: 200, data: { order: null, isConfirming: true } });
    expect(await load('', answers)).toMatchObject({ status: 200, data: { order: null } });
  });

  it('is not found for an unknown receipt, and fails if the API fails', async () => {
    expect(await load('?receipt=nothing', {})).toEqual({ status: 404 });
    const broken = { 'GET /api/withdrawals/x': () => Promise.reject(fault('internal_error')) };
    await expect(load('?receipt=x', broken)).rejects.toMatchObject({ status: 500 });
  });
});
