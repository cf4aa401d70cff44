/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Order } from '@feszek/contract';
import { fakeInit, fakeOrder } from '@feszek/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { toOrderView } from './orderView.ts';
import { ResultScreen } from './ResultScreen.tsx';

const METHODS = [
  { id: 4, code: 'card_stripe', title: 'Bankkártya', description: '' },
  { id: 5, code: 'card_simplepay', title: 'Bankkártya, SimplePay', description: '' },
  { id: 2, code: 'bank_transfer', title: 'Banki átutalás', description: '' },
];
type Result = NonNullable<Order['transaction_result']>;

function failed(changes: Partial<Result> = {}): Order {
  const { transaction_result: result } = fakeOrder();
  if (!result) throw new Error('The fake order is paid online');
  const transaction_result: Result = {
    ...result, status: 'error', authorization_code: null, response_code: '2013', response_message: 'Refused', failure: 'refused', provider: 'simplepay', provider_transaction_id: '99310118', ...changes,
  };
  return fakeOrder({ status: 'payment_failed', payment_methods: METHODS, payment: { id: 5, code: 'card_simplepay', title: 'Bankkártya, SimplePay', description: '', account: null }, transaction_result });
}

function show(order: Order) {
  const answers: FakeAnswers = { [`POST /api/orders/payment_restart/${order.order_hash}`]: () => ({ order_hash: order.order_hash, redirect_url: '#provider' }) };
  const page = createPage(answers);
  page.others.answer('navigation.go', jest.fn<() => Promise<{ ok: boolean }>>().mockResolvedValue({ ok: true }));
  renderInShop(<ResultScreen data={toOrderView(order, fakeInit().seller)} />, page, requestFor('hu', { fragment: 'result', pathname: '/hu/checkout/result/x' }));
  return page;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

describe('paying again', () => {
  it('uses the same method by default', async () => {
    const page = show(failed());
    expect(screen.getByRole('radio', { name: 'Bankkártya, SimplePay' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: 'Banki átutalás' }));
    await press('Fizetek');
    expect(page.api.calls[0]?.body).toEqual({ payment_method: 2, transaction_result_url: '/hu/checkout/result' });
  });

  it('by SimplePay folds the text of the statement, which names the company and its seat and is longer than the screen of a phone', () => {
    show(failed());
    const text = screen.getByText(/Tudomásul veszem/);
    expect(text.closest('details')).toHaveProperty('open', false);
    expect(text.textContent).toContain('az adatkezelő (Fészek Kft., 1052 Budapest, Minta utca 1.) által');
  });

  it('by SimplePay requires its data transfer statement', async () => {
    const page = show(failed());
    await press('Újrapróbálom');
    expect(page.api.calls).toEqual([]);
    expect(document.body.textContent).toContain('Ehhez a fizetési módhoz ezt el kell fogadnod.');
    fireEvent.click(screen.getByRole('checkbox', { name: /adattovábbítási nyilatkozat/ }));
    await press('Újrapróbálom');
    expect(page.api.calls[0]?.body).toEqual({ payment_method: 5, transaction_result_url: '/hu/checkout/result', is_data_transfer_accepted: true });
  });

  it('has the frame of a checkout, with the contact page instead of the showrooms of the footer', () => {
    show(failed());
    expect(document.querySelector('[data-frame="checkout"] form')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Elérhetőségeink' }).getAttribute('href')).toBe('/hu/kapcsolat');
  });

  it('by another method requires no statement', () => {
    show(failed());
    fireEvent.click(screen.getByRole('radio', { name: 'Bankkártya' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('SimplePay’s transaction id', () => {
  it('is shown for a refused payment and for a paid one', () => {
    show(failed());
    expect(screen.getByText('SimplePay-tranzakcióazonosító').nextSibling?.textContent).toBe('99310118');
    cleanup();
    const { transaction_result } = failed({ status: 'success', failure: null });
    show(fakeOrder({ transaction_result }));
    expect(screen.getByText('SimplePay-tranzakcióazonosító').nextSibling?.textContent).toBe('99310118');
  });

  it.each([
    ['cancelled', 'Megszakítottad a fizetést'],
    ['timed_out', 'Letelt a fizetésre szánt idő'],
  ] as const)('is not shown for a payment that was %s, nor for the sandbox', (failure, expected) => {
    const order = failed({ failure, provider_transaction_id: null });
    show(order);
    expect(screen.getByRole('status').textContent).toContain(expected);
    expect(screen.queryByText(/azonosító/, { selector: 'dt' })).toBeNull();
    expect(document.body.textContent).not.toContain(order.transaction_id);
  });
});

describe('a late payment', () => {
  it.each([['due', 'visszautaljuk'], ['done', 'visszautaltuk']] as const)('is refunded: %s', (refund, expected) => {
    const { transaction_result } = failed({ status: 'success', failure: null, refund });
    show(fakeOrder({ status: 'cancelled', transaction_result }));
    expect(screen.getByRole('status').textContent).toContain(expected);
  });
});
