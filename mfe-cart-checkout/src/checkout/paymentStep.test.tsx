/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeCart, fakeCustomerData } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showCheckout as show, submit, summary, type } from '../../test/checkout.tsx';
import { fault, offline } from '../../test/fakeClient.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.location.hash = '';
});

const known = fakeCustomerData();

describe('step 5, payment and order', () => {
  const ready = fakeCart({ version: 7, customer_data: known, delivery_method: 1 });
  const withPayment = { 'PUT /api/cart/method/payment': () => ({ ...ready, version: 8, payment_method: 1 }) };
  const placed = { 'POST /api/cart/order': () => ({ order_hash: 'k7Qm', redirect_url: '#paid' }) };

  function accept(): void {
    fireEvent.click(screen.getByRole('radio', { name: /Bankkártya/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /általános szerződési feltételeket/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /adatkezelési tájékoztatót/ }));
  }

  it('offers the payment methods that the chosen delivery allows', () => {
    show('payment', ready);
    expect(screen.queryByRole('radio', { name: /Banki átutalás/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /átvételkor/ })).toBeNull();
  });

  it('shows the total above its button', () => {
    show('payment', ready);
    expect(screen.getByText(/Fizetendő, áfával együtt/).textContent).toContain('bruttó 89\u00A0900\u00A0Ft');
  });

  it('links back to the delivery step for pick-up', () => {
    show('payment', fakeCart({ customer_data: known, delivery_method: 2 }));
    expect(screen.getByRole('link', { name: 'Vissza' }).getAttribute('href')).toBe('/hu/kosar/adatok?step=3');
  });

  it('requires a payment method, the terms and the privacy policy, but not the newsletter', async () => {
    const { sent } = show('payment', ready);
    await submit('Megrendelem fizetési kötelezettséggel');
    const message = await summary();
    expect(message).toContain('3 mezőt még javítani kell');
    expect(message).toContain('Válassz fizetési módot.');
    expect(message.match(/A rendeléshez ezt el kell fogadnod\./g)).toHaveLength(2);
    expect(sent('POST')).toEqual([]);
  });

  it('places the order that the buyer saw, and leaves for the payment page', async () => {
    const { sent, page } = show('payment', ready, { ...withPayment, ...placed });
    accept();
    type('Megjegyzésnem kötelező', ' Kapukód: 12 ');
    await submit('Megrendelem és fizetek');
    await waitFor(() => expect(window.location.hash).toBe('#paid'));
    expect(sent('PUT')).toEqual([['/api/cart/method/payment', { id: 1 }]]);
    expect(sent('POST')).toEqual([['/api/cart/order', {
      transaction_result_url: '/hu/checkout/result', cart_version: 8, comment: 'Kapukód: 12',
      is_terms_accepted: true, is_privacy_accepted: true, is_newsletter_subscription: false,
    }]]);
    expect(page.api.calls.at(-1)?.options?.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('requires SimplePay’s data transfer statement for that payment method only', async () => {
    const simplePay = { id: 5, code: 'card_simplepay', title: 'SimplePay', description: '' };
    const [home] = ready.delivery_methods;
    if (!home) throw new Error('The fake cart can be delivered');
    const cart = { ...ready, payment_method: 5, payment_methods: [...ready.payment_methods, simplePay], delivery_methods: [{ ...home, payments: [...home.payments, 5] }] };
    const { sent } = show('payment', cart, placed);
    accept();
    expect(screen.queryByRole('checkbox', { name: /adattovábbítási/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'SimplePay' }));
    await submit('Megrendelem és fizetek');
    expect(await summary()).toContain('Elfogadom a SimplePay adattovábbítási nyilatkozatát.');
    expect(sent('POST')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /adattovábbítási/ }));
    await submit('Megrendelem és fizetek');
    await waitFor(() => expect(window.location.hash).toBe('#paid'));
    expect(sent('POST')).toEqual([['/api/cart/order', expect.objectContaining({ is_data_transfer_accepted: true })]]);
  });

  it('places one order for several presses of the button', async () => {
    const { sent } = show('payment', { ...ready, payment_method: 1 }, placed);
    accept();
    const button = screen.getByRole('button', { name: 'Megrendelem és fizetek' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(window.location.hash).toBe('#paid'));
    fireEvent.click(button);
    expect(sent('POST')).toHaveLength(1);
    expect(sent('PUT')).toEqual([]);
  });

  it('retries with the same idempotency key if the order may have arrived', async () => {
    const answer = jest.fn<() => unknown>().mockReturnValueOnce(Promise.reject(offline())).mockReturnValue({ order_hash: 'k7Qm', redirect_url: '#paid' });
    const { page } = show('payment', { ...ready, payment_method: 1 }, { 'POST /api/cart/order': answer });
    accept();
    await submit('Megrendelem és fizetek');
    expect(await summary()).toContain('kétszer nem vesszük fel');
    await submit('Megrendelem és fizetek');
    await waitFor(() => expect(window.location.hash).toBe('#paid'));
    const keys = page.api.calls.filter(({ method }) => method === 'POST').map(({ options }) => options?.headers?.['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('reloads the cart if it has changed in the meantime', async () => {
    const { page } = show('payment', { ...ready, payment_method: 1 }, { 'POST /api/cart/order': () => Promise.reject(fault('cart_changed')) });
    accept();
    await submit('Megrendelem és fizetek');
    expect(await summary()).toContain('A kosarad időközben megváltozott.');
    expect(page.api.log.at(-1)).toBe('GET /api/cart');
  });
});
