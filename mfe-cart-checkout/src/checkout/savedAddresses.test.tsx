/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { SavedAddress } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { fakeCart, fakeCountries, fakeCustomerData } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeClient, fault } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { toCartView } from '../cart-store/cartView.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import type { CheckoutStep } from './checkoutFlow.ts';
import { loadCheckout } from './loadCheckout.ts';

const HOME: SavedAddress = {
  id: 4, is_company: false, name: 'Nagy Nóra', country_id: 1, zipcode: '9021', city: 'Győr', address: 'Fő utca 1.', tax_number: '', is_default_billing: false, is_default_delivery: true,
};
const OFFICE: SavedAddress = { ...HOME, id: 5, is_company: true, name: 'Nóra Kft.', address: 'Ipar utca 8.', tax_number: '12345676-2-41', is_default_billing: true, is_default_delivery: false };
const cart = fakeCart({ customer_data: fakeCustomerData(), delivery_method: 1 });
const request = requestFor('hu', { fragment: 'checkout', pathname: '/hu/kosar/adatok' });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function show(step: CheckoutStep, addresses: readonly SavedAddress[]) {
  const page = createPage({ 'GET /api/cart': () => cart, 'GET /api/cities': () => [], 'PUT /api/cart/customer': () => cart });
  page.others.answer('navigation.go', () => Promise.resolve({ ok: true }));
  renderInShop(<CheckoutScreen data={{ cart: toCartView(cart), countries: fakeCountries(), step, addresses }} />, page, request);
  return page;
}

const select = () => screen.getByLabelText<HTMLSelectElement>('Mentett cím');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('the saved addresses', () => {
  it('fill in the billing data, of a company with its tax number', async () => {
    const page = show('billing', [OFFICE, HOME]);
    expect(select().value).toBe('');
    await act(async () => fireEvent.change(select(), { target: { value: '5' } }));
    expect([field('Cégnév'), field('Adószám'), field('Irányítószám'), field('Utca, házszám')]).toEqual(['Nóra Kft.', '12345676-2-41', '9021', 'Ipar utca 8.']);
    expect(select().value).toBe('5');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tovább' })));
    const { id: _, is_default_billing: __, is_default_delivery: ___, ...invoice_data } = OFFICE;
    await waitFor(() => expect(page.api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ invoice_data }));
  });

  it('fill in the delivery address, and show that it has been changed', async () => {
    show('address', [HOME]);
    await act(async () => fireEvent.click(screen.getByLabelText('Megegyezik a számlázási címmel')));
    await act(async () => fireEvent.change(select(), { target: { value: '4' } }));
    expect(field('Teljes név')).toBe('Nagy Nóra');
    await act(async () => fireEvent.change(screen.getByLabelText('Teljes név'), { target: { value: 'Nagy Pál' } }));
    expect(select().value).toBe('');
  });

  it('are not offered to a guest', () => {
    show('billing', []);
    expect(screen.queryByLabelText('Mentett cím')).toBeNull();
  });
});

describe('the checkout of a signed-in user', () => {
  async function addressesAt(search: string, answers: FakeAnswers) {
    const api = fakeClient({ 'GET /api/cart': () => cart, 'GET /api/countries': () => fakeCountries(), ...answers });
    const loaded = await loadCheckout(loadContext(requestFor('hu', { fragment: 'checkout', search }), api, undefined));
    return { addresses: loaded.status === 200 ? loaded.data.addresses : undefined, log: api.log };
  }

  it('loads the addresses for the steps with an address', async () => {
    const answers = { 'GET /api/account/addresses': () => [HOME] };
    expect((await addressesAt('?step=2', answers)).addresses).toEqual([HOME]);
    expect((await addressesAt('?step=1', answers)).log).not.toContain('GET /api/account/addresses');
  });

  it('is shown without them if they cannot be loaded', async () => {
    const answers = { 'GET /api/account/addresses': () => { throw fault('service_unavailable'); } };
    expect((await addressesAt('?step=2', answers)).addresses).toEqual([]);
  });
});
