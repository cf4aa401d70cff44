import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@feszek/contract';
import { fakeCart, fakeCountries, fakeCustomerData, fakeInit, fakePlace } from '@feszek/testing';
import { loadContext } from '@feszek/kit';
import { fakeClient } from '../../test/fakeClient.ts';
import { requestFor } from '../../test/inShop.tsx';
import { toCartView } from '../cart-store/cartView.ts';
import { stepHref } from './checkoutFlow.ts';
import { firstIncompleteStep, isReachable } from './checkoutSteps.ts';
import { loadCheckout } from './loadCheckout.ts';

const NO_ADDRESS = { name: '', country_id: null, address: '', city: '', zipcode: '' };
const known = fakeCustomerData();

/** Carts after each step of the checkout. */
const NEW = fakeCart({ customer_data: { email: '', phone: '', invoice_data: { is_company: false, ...NO_ADDRESS, tax_number: '' }, delivery_data: NO_ADDRESS } });
const WITH_CONTACT = fakeCart({ customer_data: { ...NEW.customer_data, email: known.email, phone: known.phone } });
const WITH_BILLING = fakeCart({ customer_data: { ...known, delivery_data: NO_ADDRESS } });
const WITH_SHIPPING = fakeCart({ customer_data: WITH_BILLING.customer_data, delivery_method: 1 });
const WITH_ADDRESS = fakeCart({ customer_data: known, delivery_method: 1 });

describe('the first incomplete step', () => {
  it.each([
    ['contact', NEW], ['billing', WITH_CONTACT], ['shipping', WITH_BILLING], ['address', WITH_SHIPPING], ['payment', WITH_ADDRESS],
  ] as const)('is %s', (step, cart) => {
    expect(firstIncompleteStep(toCartView(cart))).toBe(step);
  });

  it('is billing for a company without its tax number', () => {
    const invoice_data = { ...known.invoice_data, is_company: true, tax_number: '' };
    expect(firstIncompleteStep(toCartView(fakeCart({ customer_data: { ...known, invoice_data }, delivery_method: 1 })))).toBe('billing');
  });

  it('is the payment for pick-up at a chosen place, without any address', () => {
    const pickUp = { customer_data: WITH_BILLING.customer_data, delivery_method: 2 };
    expect(firstIncompleteStep(toCartView(fakeCart(pickUp)))).toBe('shipping');
    expect(firstIncompleteStep(toCartView(fakeCart({ ...pickUp, delivery_place: fakePlace() })))).toBe('payment');
  });

  it('can be reached, like the previous steps, but not the following ones', () => {
    expect(isReachable('contact', toCartView(WITH_BILLING))).toBe(true);
    expect(isReachable('shipping', toCartView(WITH_BILLING))).toBe(true);
    expect(isReachable('address', toCartView(WITH_BILLING))).toBe(false);
  });
});

describe('loadCheckout', () => {
  function load(cart: Cart, search: string) {
    const api = fakeClient({ 'GET /api/cart': () => cart, 'GET /api/countries': () => fakeCountries(), 'GET /api/init': () => fakeInit() });
    return loadCheckout(loadContext(requestFor('hu', { fragment: 'checkout', search }), api, undefined));
  }

  it('shows the step of the address', async () => {
    expect(await load(WITH_BILLING, '?step=2')).toMatchObject({ status: 200, data: { step: 'billing', countries: fakeCountries() } });
  });

  it.each(['', '?step=5', '?step=0', '?step=banana'])('redirects %p to the first incomplete step', async (search) => {
    expect(await load(WITH_BILLING, search)).toEqual({ status: 302, location: '/hu/kosar/adatok?step=3' });
  });

  it('adds the seller to the last step if SimplePay is among its payments', async () => {
    const methods = [...WITH_ADDRESS.payment_methods, { id: 5, code: 'card_simplepay', title: 'SimplePay', description: '' }];
    expect(await load({ ...WITH_ADDRESS, payment_methods: methods }, '?step=5')).toMatchObject({ data: { seller: { name: 'Fészek Kft.', address: '1052 Budapest, Minta utca 1.' } } });
    expect(await load({ ...WITH_ADDRESS, payment_methods: methods }, '?step=4')).not.toHaveProperty('data.seller');
    expect(await load(WITH_ADDRESS, '?step=5')).not.toHaveProperty('data.seller');
  });

  it('adds the company that sends the newsletter to the last step', async () => {
    expect(await load(WITH_ADDRESS, '?step=5')).toMatchObject({ data: { sender: 'Fészek Kft.' } });
    expect(await load(WITH_ADDRESS, '?step=4')).not.toHaveProperty('data.sender');
  });

  it('does not redirect an empty cart at any step', async () => {
    expect(await load(fakeCart({ products: [] }), '?step=5')).toMatchObject({ status: 200, data: { cart: { products: [] } } });
  });
});

describe('stepHref', () => {
  it('numbers the steps from 1, in both languages', () => {
    expect(stepHref('contact', 'hu')).toBe('/hu/kosar/adatok?step=1');
    expect(stepHref('payment', 'en')).toBe('/en/cart/data?step=5');
  });
});
