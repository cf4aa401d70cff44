/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeCart, fakeCountries, fakeCustomerData, fakeUser } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeClient, fault, offline } from '../../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../../test/inShop.tsx';
import { toCartView } from '../../cart-store/cartView.ts';
import { CheckoutScreen } from '../CheckoutScreen.tsx';
import { loadIsGuest } from '../loadIsGuest.ts';

const READY = fakeCart({ customer_data: fakeCustomerData(), delivery_method: 1, payment_method: 1 });
const PASSWORD = 'tölgyfa asztal négy székkel';
const WAIT = { timeout: 10_000 };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.location.hash = '';
});

function show(isGuest = true) {
  const page = createPage({ 'GET /api/cart': () => READY, 'POST /api/cart/order': () => ({ order_hash: 'k7Qm', redirect_url: '#paid' }) });
  renderInShop(<CheckoutScreen data={{ cart: toCartView(READY), countries: fakeCountries(), step: 'payment', isGuest }} />, page, requestFor('hu', { fragment: 'checkout', pathname: '/hu/kosar/adatok' }));
  return { page, ordered: () => page.api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

const checkbox = () => screen.queryByRole('checkbox', { name: 'Fiókot is kérek ezekkel az adatokkal.' });
const password = () => screen.findByLabelText<HTMLInputElement>('Jelszó a fiókhoz', {}, WAIT);
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Megrendelem fizetési kötelezettséggel' })));

function accept(): void {
  fireEvent.click(screen.getByRole('checkbox', { name: /általános szerződési feltételeket/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /adatkezelési tájékoztatót/ }));
}

function request(): void {
  const box = checkbox();
  if (!box) throw new Error('No account is offered');
  fireEvent.click(box);
}

describe('an account with the order', () => {
  it('is offered to a guest: a checkbox, and then one password with its strength', async () => {
    const { ordered } = show();
    expect(screen.queryByLabelText('Jelszó a fiókhoz')).toBeNull();
    request();
    const field = await password();
    expect([field.type, field.autocomplete]).toEqual(['password', 'new-password']);
    expect(document.querySelectorAll('input[type=password]')).toHaveLength(1);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'password' } });
    await waitFor(() => expect(document.body.textContent).toContain('A jelszó nagyon gyenge. Egészítsd ki egy-két ritkább szóval'), WAIT);
    fireEvent.change(field, { target: { value: PASSWORD } });
    accept();
    await submit();
    await waitFor(() => expect(window.location.hash).toBe('#paid'));
    expect(ordered()).toEqual([expect.objectContaining({ account_password: PASSWORD })]);
  });

  it('needs a password of eight characters', async () => {
    const { ordered } = show();
    request();
    const field = await password();
    accept();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Jelszó a fiókhoz: Kötelező mező.');
    fireEvent.change(field, { target: { value: 'short' } });
    await submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Jelszó a fiókhoz: Legalább 8 karakter szükséges.'));
    expect(ordered()).toEqual([]);
  });

  it('is not requested once its box is cleared', async () => {
    const { ordered } = show();
    request();
    fireEvent.change(await password(), { target: { value: 'short' } });
    request();
    accept();
    await submit();
    await waitFor(() => expect(window.location.hash).toBe('#paid'));
    expect(ordered()).toEqual([expect.not.objectContaining({ account_password: expect.anything() })]);
  });

  it('leaves its password out of the stored drafts', async () => {
    show();
    request();
    fireEvent.change(await password(), { target: { value: PASSWORD } });
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('is_account_requested'));
    expect(JSON.stringify(sessionStorage)).not.toContain(PASSWORD);
  });

  it('is not offered to a user, also one who signs in meanwhile', () => {
    show(false);
    expect(checkbox()).toBeNull();
    cleanup();
    const { page } = show();
    expect(checkbox()).not.toBeNull();
    act(() => page.others.set('visitor.user', fakeUser()));
    expect(checkbox()).toBeNull();
  });
});

describe('whether the buyer is a guest', () => {
  it('is requested for the last step only; a failure does not keep the step from showing', async () => {
    const api = fakeClient({ 'GET /api/auth/user': () => null });
    expect([await loadIsGuest(api, 'payment', undefined), await loadIsGuest(api, 'contact', undefined)]).toEqual([true, false]);
    expect(api.log).toEqual(['GET /api/auth/user']);
    expect(await loadIsGuest(fakeClient({ 'GET /api/auth/user': () => fakeUser() }), 'payment', undefined)).toBe(false);
    for (const failed of [fault('internal_error'), offline()]) expect(await loadIsGuest(fakeClient({ 'GET /api/auth/user': () => Promise.reject(failed) }), 'payment', undefined)).toBe(false);
  });
});
