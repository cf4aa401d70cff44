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

/** The screen, and the shell that leads from one of its addresses to the next. */
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

describe('the form of an order that was opened by its address', () => {
  it('has everything filled in, all its pieces chosen', async () => {
    const { page, navigations } = show(form(ORDER), { 'POST /api/withdrawals': () => DECLARED });
    await press('Tovább');
    expect(navigations.at(-1)?.href).toBe(`/hu/elallas?order=${HASH}&step=2`);
    expect(title()).toBe('Nézd át, és erősítsd meg');
    expect(page.api.calls).toEqual([]);
    await press('Elállás megerősítése');
    expect(sentBodies(page)).toEqual([{ order_hash: HASH, order_number: '1042', name: 'Kovács Anna', email: 'anna@example.hu', subject: '', items: [{ id: 1, quantity: 3 }, { id: 2, quantity: 1 }] }]);
    expect(navigations.at(-1)).toEqual({ href: `/hu/elallas?receipt=${DECLARED.withdrawal_hash}`, replace: true });
  });

  it('lets a part be chosen, and wants at least one piece', async () => {
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
    ['running', { last_day: '2026-12-07', is_term_over: false }, 'eddig: 2026. december 7.'],
    ['over', { last_day: '2026-11-07', is_term_over: true }, 'már lejárt (2026. november 7.). A nyilatkozatod így is elküldheted'],
  ])('shows the term: %s', (_, term, words) => {
    show(form({ ...ORDER, ...term }));
    expect(document.body.textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'Tovább' })).toBeTruthy();
  });

  it.each([
    ['company', 'Ez a rendelés céges'],
    ['cancelled', 'Ezt a rendelést már töröltük'],
    ['nothing_left', 'Ettől a rendeléstől már elálltál'],
  ] as const)('shows a message instead where it is %s', (state, words) => {
    show(form({ ...ORDER, state }));
    expect(title()).toBe(words);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the form of an order that is named by its number', () => {
  it('names what is missing, and sends nothing', async () => {
    const { page, navigations } = show(form(null));
    await press('Tovább');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Rendelésszám', 'Teljes név', 'E-mail-cím']);
    expect(document.activeElement).toBe(screen.getByLabelText('Rendelésszám'));
    expect(navigations).toEqual([]);
    expect(page.api.calls).toEqual([]);
  });

  it('keeps what was written when something is changed once more', async () => {
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
  it('finds what was written, until it is declared', async () => {
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

  it('takes nothing from one order to another', () => {
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

  it('is sent once however often it is pressed', async () => {
    const { page } = await confirming({ 'POST /api/withdrawals': () => DECLARED });
    const button = screen.getByRole('button', { name: 'Elállás megerősítése' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(sentBodies(page)).toHaveLength(1);
  });

  it('is tried again under the same key where no answer came', async () => {
    const answer = jest.fn<() => Promise<Withdrawal>>().mockRejectedValueOnce(offline()).mockResolvedValue(DECLARED);
    const { page } = await confirming({ 'POST /api/withdrawals': answer });
    await press('Elállás megerősítése');
    expect(screen.getByRole('alert').textContent).toContain('kétszer nem vesszük fel');
    await press('Elállás megerősítése');
    const keys = page.api.calls.map(({ options }) => new Headers(options?.headers).get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows why the shop refuses it', async () => {
    await confirming({ 'POST /api/withdrawals': () => Promise.reject(fault('withdrawal_exceeds_order')) });
    await press('Elállás megerősítése');
    expect(screen.getByRole('alert').textContent).toContain('ennyi darabtól már nem lehet elállni');
  });

  it('is no page to begin with: without what it confirms, the form is shown', () => {
    show({ kind: 'form', order: ORDER, isConfirming: true });
    expect(title()).toBe('Elállás a szerződéstől');
  });
});

describe('the receipt', () => {
  it('holds the content, the day and the time', () => {
    show({ kind: 'receipt', withdrawal: DECLARED });
    const rows = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual(['Az elállás száma: 7', 'Beérkezett: 2026. november 21. 13:00, budapesti idő szerint', 'Rendelésszám: 1042', 'Az elállás tárgya: 2 db Ülőke szék', 'Teljes név: Kovács Anna', 'E-mail-cím: anna@example.hu']);
  });
});

describe('loadWithdrawal', () => {
  const load = (search: string, answers: FakeAnswers) => loadWithdrawal(loadContext(requestFor('hu', { fragment: 'withdrawal', pathname: '/hu/elallas', search }), fakeClient(answers), undefined));

  it('finds the order of the address, and shows the plain form where there is none', async () => {
    const answers = { [`GET /api/withdrawals/orders/${HASH}`]: () => ORDER };
    expect(await load(`?order=${HASH}`, answers)).toMatchObject({ status: 200, data: { order: ORDER, isConfirming: false } });
    expect(await load('?order=nothing&step=2', answers)).toMatchObject({ status: 200, data: { order: null, isConfirming: true } });
    expect(await load('', answers)).toMatchObject({ status: 200, data: { order: null } });
  });

  it('has no page for a receipt that is none, and fails where the API does', async () => {
    expect(await load('?receipt=nothing', {})).toEqual({ status: 404 });
    const broken = { 'GET /api/withdrawals/x': () => Promise.reject(fault('internal_error')) };
    await expect(load('?receipt=x', broken)).rejects.toMatchObject({ status: 500 });
  });
});
