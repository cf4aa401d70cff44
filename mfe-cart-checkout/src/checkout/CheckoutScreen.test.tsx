/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { BusRequests } from '@feszek/contract';
import { fakeCart, fakeCartProduct, fakeCountries, fakeCustomerData } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fault, offline } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { toCartView } from '../cart/cartView.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import type { CheckoutStep } from './checkoutSteps.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.location.hash = '';
});

const NO_ADDRESS = { name: '', country_id: null, address: '', city: '', zipcode: '' };
const known = fakeCustomerData();
const NEW = fakeCart({ customer_data: { email: '', phone: '', invoice_data: { is_company: false, ...NO_ADDRESS, tax_number: '' }, delivery_data: NO_ADDRESS } });

type Navigation = BusRequests['navigation.go']['question'];

function show(step: CheckoutStep, cart = NEW, answers: FakeAnswers = {}) {
  const page = createPage({ 'GET /api/cart': () => cart, 'GET /api/cities': () => [{ zipcode: '1114', city: 'Budapest', country_id: 1 }], ...answers });
  const navigations: Navigation[] = [];
  page.others.answer('navigation.go', (question) => {
    navigations.push(question);
    return Promise.resolve({ ok: true });
  });
  const data = { cart: toCartView(cart), countries: fakeCountries(), step };
  renderInShop(<CheckoutScreen data={data} />, page, requestFor('hu', { fragment: 'checkout', pathname: '/hu/kosar/adatok' }));
  const sent = (method: string) => page.api.calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);
  return { page, navigations, sent };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function submit(name = 'Tovább'): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

/** The error summary above the form. The focus is in the first invalid field, or on the summary if no field has the error. */
async function summary(): Promise<string> {
  const alert = await screen.findByRole('alert');
  const [first] = within(alert).queryAllByRole('link');
  await waitFor(() => expect(document.activeElement).toBe(first ? document.querySelector(first.getAttribute('href') ?? '') : alert));
  return alert.textContent ?? '';
}

describe('every step', () => {
  it('is marked among the five, with links to those that are complete', () => {
    show('shipping', fakeCart());
    const steps = within(screen.getByRole('navigation', { name: 'Pénztár' }));
    expect(steps.getAllByRole('listitem').findIndex((item) => item.getAttribute('aria-current') === 'step')).toBe(2);
    expect(steps.getByRole('link', { name: /Elérhetőség/ }).getAttribute('href')).toBe('/hu/kosar/adatok?step=1');
    expect(screen.getByRole('link', { name: 'Vissza' }).getAttribute('href')).toBe('/hu/kosar/adatok?step=2');
  });

  it.each([[5, 5, undefined], [7, 4, 'És még 3 termék']])('shows of %i products %i, and the others on demand', (count, shown, more) => {
    show('contact', fakeCart({ products: Array.from({ length: count }, (_, index) => fakeCartProduct({ id: index + 1 })) }));
    const list = screen.getByRole('list', { name: 'Rendelt termékek' });
    expect(list.children).toHaveLength(shown);
    expect(document.querySelector('details li')?.closest('details')?.querySelector('summary')?.textContent).toBe(more);
    expect(document.querySelectorAll('details li')).toHaveLength(count - shown);
  });

  it('shows an empty state if the cart is empty', () => {
    show('contact', fakeCart({ products: [] }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nincs mit megrendelni');
    expect(screen.getByRole('link', { name: 'Termékek böngészése' })).toBeTruthy();
  });
});

describe('step 1, contact', () => {
  it('shows the errors, focuses the first invalid field, and sends nothing', async () => {
    const { sent } = show('contact');
    type('E-mail-cím', 'anna');
    await submit();
    expect(await summary()).toContain('2 mezőt még javítani kell');
    expect(document.activeElement).toBe(field('E-mail-cím'));
    expect(field('E-mail-cím').getAttribute('aria-invalid')).toBe('true');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Telefonszám' })));
    expect(document.activeElement).toBe(field('Telefonszám'));
    expect(sent('PUT')).toEqual([]);
  });

  it('sends its data and navigates to the next step', async () => {
    const { sent, navigations } = show('contact', NEW, { 'PUT /api/cart/customer': () => ({ ...NEW, version: 2 }) });
    type('E-mail-cím', ' anna@example.com ');
    type('Telefonszám', '+36 30 123 4567');
    await submit();
    await waitFor(() => expect(navigations).toEqual([{ href: '/hu/kosar/adatok?step=2' }]));
    expect(sent('PUT')).toEqual([['/api/cart/customer', { email: 'anna@example.com', phone: '+36 30 123 4567' }]]);
  });

  it('shows the server’s error at its field until the field changes', async () => {
    show('contact', NEW, { 'PUT /api/cart/customer': () => Promise.reject(fault('validation_failed', { email: 'email' })) });
    type('E-mail-cím', 'anna@example.com');
    type('Telefonszám', '+36 30 123 4567');
    await submit();
    expect(await summary()).toContain('E-mail-cím: Adj meg egy érvényes e-mail-címet.');
    type('E-mail-cím', 'anna@example.hu');
    await waitFor(() => expect(field('E-mail-cím').hasAttribute('aria-invalid')).toBe(false));
  });

  it('shows an error if the shop cannot be reached, and stays', async () => {
    const { navigations } = show('contact', fakeCart(), { 'PUT /api/cart/customer': () => Promise.reject(offline()) });
    await submit();
    expect(await summary()).toContain('Nem érjük el a boltot');
    expect(navigations).toEqual([]);
  });

  it('can be filled in by the browser', () => {
    show('contact');
    expect(field('E-mail-cím').autocomplete).toBe('email');
    expect(field('Telefonszám').autocomplete).toBe('tel');
    expect(field('Telefonszám').inputMode).toBe('tel');
  });
});

describe('step 2, billing', () => {
  it('fills in the town of a postcode, but keeps a typed town', async () => {
    show('billing');
    type('Irányítószám', '1114');
    fireEvent.blur(field('Irányítószám'));
    await waitFor(() => expect(field('Település').value).toBe('Budapest'));
    type('Település', 'Kelenföld');
    fireEvent.blur(field('Irányítószám'));
    await act(async () => undefined);
    expect(field('Település').value).toBe('Kelenföld');
  });

  it('requires the name and the tax number of a company', async () => {
    const { sent } = show('billing', fakeCart({ customer_data: known }));
    fireEvent.click(field('Cégként vásárolok'));
    expect(field('Cégnév').value).toBe('Kovács Anna');
    await submit();
    expect(await summary()).toContain('Adószám: Kötelező mező.');
    expect(sent('PUT')).toEqual([]);
  });

  it('lists errors in the order of the fields', async () => {
    show('billing');
    fireEvent.click(field('Cégként vásárolok'));
    await submit();
    await summary();
    expect(document.activeElement).toBe(field('Cégnév'));
    const links = within(screen.getByRole('alert')).getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['Cégnév', 'Adószám', 'Irányítószám', 'Település', 'Utca, házszám']);
  });

  it('selects the company option if the loaded cart has a tax number', () => {
    show('billing', fakeCart({ customer_data: { ...known, invoice_data: { ...known.invoice_data, tax_number: '12345676-1-42' } } }));
    expect(field('Cégként vásárolok').checked).toBe(true);
  });

  it('sends no tax number for a private person, even if one was typed before', async () => {
    const company = { ...known.invoice_data, is_company: true, tax_number: '12345676-1-42' };
    const cart = fakeCart({ customer_data: { ...known, invoice_data: company } });
    const { sent } = show('billing', cart, { 'PUT /api/cart/customer': () => cart });
    fireEvent.click(field('Magánszemély vagyok'));
    await submit();
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')[0]?.[1]).toEqual({ invoice_data: { ...known.invoice_data, is_company: false, tax_number: '' } });
  });

  it('maps the server’s errors to its own fields', async () => {
    show('billing', fakeCart({ customer_data: known }), {
      'PUT /api/cart/customer': () => Promise.reject(fault('validation_failed', { 'invoice_data.country_id': 'unknown_value' })),
    });
    await submit();
    expect(await summary()).toContain('Ország: Ez az érték nem választható.');
  });
});

describe('step 3, delivery', () => {
  it('requires a choice', async () => {
    const { sent } = show('shipping', fakeCart());
    await submit();
    expect(await summary()).toContain('Válassz szállítási módot.');
    expect(sent('PUT')).toEqual([]);
  });

  it('sends the chosen method', async () => {
    const { sent, navigations } = show('shipping', fakeCart(), { 'PUT /api/cart/method/delivery': () => fakeCart({ version: 2, delivery_method: 1 }) });
    fireEvent.click(screen.getByRole('radio', { name: /Házhoz/ }));
    await submit();
    await waitFor(() => expect(navigations).toEqual([{ href: '/hu/kosar/adatok?step=4' }]));
    expect(sent('PUT')).toEqual([['/api/cart/method/delivery', { id: 1 }]]);
  });

  it('continues with the payment for pick-up, which needs no address', async () => {
    const { navigations } = show('shipping', fakeCart(), { 'PUT /api/cart/method/delivery': () => fakeCart({ version: 2, delivery_method: 2 }) });
    fireEvent.click(screen.getByRole('radio', { name: /bemutatóteremben/ }));
    await submit();
    await waitFor(() => expect(navigations).toEqual([{ href: '/hu/kosar/adatok?step=5' }]));
  });
});

describe('step 4, delivery address', () => {
  it('copies the billing address if it is the same', async () => {
    const cart = fakeCart({ customer_data: { ...known, delivery_data: NO_ADDRESS }, delivery_method: 1 });
    const { sent } = show('address', cart, { 'PUT /api/cart/customer': () => cart });
    expect(field('Megegyezik a számlázási címmel').checked).toBe(true);
    await submit();
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    const { name, country_id, address, city, zipcode } = known.invoice_data;
    expect(sent('PUT')[0]?.[1]).toEqual({ delivery_data: { name, country_id, address, city, zipcode } });
  });

  it('requires all fields of another address', async () => {
    const { sent } = show('address', fakeCart({ customer_data: known, delivery_method: 1 }));
    fireEvent.click(field('Megegyezik a számlázási címmel'));
    await submit();
    expect(await summary()).toContain('Utca, házszám: Kötelező mező.');
    expect(sent('PUT')).toEqual([]);
  });
});

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
