import { expect } from '@jest/globals';
import type { BusRequests, Cart } from '@feszek/contract';
import { fakeCountries } from '@feszek/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toCartView } from '../src/cart-store/cartView.ts';
import { CheckoutScreen } from '../src/checkout/CheckoutScreen.tsx';
import type { CheckoutStep } from '../src/checkout/checkoutFlow.ts';
import type { Seller } from '../src/payment/loadSeller.ts';
import type { FakeAnswers } from './fakeClient.ts';
import { createPage, renderInShop, requestFor } from './inShop.tsx';

type Navigation = BusRequests['navigation.go']['question'];

/** Shows a step of the checkout at an address with this query. Returns the page, the requested navigations, and the requests that the API has received. */
export function showCheckout(step: CheckoutStep, cart: Cart, answers: FakeAnswers = {}, search = '', seller?: Seller) {
  const page = createPage({ 'GET /api/cart': () => cart, 'GET /api/cities': () => [{ zipcode: '1114', city: 'Budapest', country_id: 1, parts: [] }], ...answers });
  const navigations: Navigation[] = [];
  page.others.answer('navigation.go', (question) => {
    navigations.push(question);
    return Promise.resolve({ ok: true });
  });
  const data = { cart: toCartView(cart), countries: fakeCountries(), step, sender: 'Fészek Kft.', ...(seller && { seller }) };
  renderInShop(<CheckoutScreen data={data} />, page, requestFor('hu', { fragment: 'checkout', pathname: '/hu/kosar/adatok', search }));
  const sent = (method: string) => page.api.calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);
  return { page, navigations, sent };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

export async function submit(name = 'Tovább'): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

/** The error summary above the form. The focus is in the first invalid field, or on the summary if no field has the error. */
export async function summary(): Promise<string> {
  const alert = await screen.findByRole('alert');
  const [first] = within(alert).queryAllByRole('link');
  await waitFor(() => expect(document.activeElement).toBe(first ? document.querySelector(first.getAttribute('href') ?? '') : alert));
  return alert.textContent ?? '';
}
