/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeCart, fakeCartProduct, fakeCustomerData } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, showCheckout, submit, summary, type } from '../../test/checkout.tsx';
import { fault, offline } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import type { CheckoutStep } from './checkoutFlow.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.location.hash = '';
});

const NO_ADDRESS = { name: '', country_id: null, address: '', city: '', zipcode: '' };
const known = fakeCustomerData();
const NEW = fakeCart({ customer_data: { email: '', phone: '', invoice_data: { is_company: false, ...NO_ADDRESS, tax_number: '' }, delivery_data: NO_ADDRESS } });
const show = (step: CheckoutStep, cart = NEW, answers?: FakeAnswers) => showCheckout(step, cart, answers);

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
    expect(list.parentElement?.querySelector(':scope > details > summary')?.textContent).toBe(more);
    expect(list.parentElement?.querySelectorAll(':scope > details li')).toHaveLength(count - shown);
  });

  it('has the frame of a checkout, and an order summary whose button names the total', () => {
    show('contact', fakeCart());
    expect(document.querySelector('[data-frame="checkout"]')).not.toBeNull();
    const button = screen.getByRole('heading', { name: 'A rendelésed' }).closest('details')?.querySelector('summary');
    expect(button?.textContent.replaceAll('\u00A0', ' ')).toBe('A rendelésedbruttó 89 900 Ft');
  });

  it('shows an empty state if the cart is empty', () => {
    show('contact', fakeCart({ products: [] }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nincs mit megrendelni');
    expect(screen.getByRole('link', { name: 'Termékek böngészése' })).toBeTruthy();
    expect(document.querySelector('[data-frame]')).toBeNull();
  });
});

describe('step 1, contact', () => {
  it('shows where the shop delivers, the payment methods, and a link to the terms', () => {
    show('contact', fakeCart());
    const note = screen.getByText(/2 országba szállítunk/);
    expect(note.textContent).toContain('Fizetési módok: Bankkártya, Banki átutalás, Fizetés átvételkor.');
    expect(within(note).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/hu/szallitasi-fizetesi-feltetelek', '/hu/altalanos-szerzodesi-feltetelek']);
  });

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
    expect(await summary()).toContain('Nem sikerült elérni a boltot');
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
  it('fills in the town of a postcode, but does not replace a typed town', async () => {
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
    fireEvent.click(field('Cég'));
    await submit();
    const errors = await summary();
    expect(errors).toContain('Cégnév: Kötelező mező.');
    expect(errors).toContain('Adószám: Kötelező mező.');
    expect(sent('PUT')).toEqual([]);
  });

  it('lists errors in the order of the fields', async () => {
    show('billing');
    fireEvent.click(field('Cég'));
    await submit();
    await summary();
    expect(document.activeElement).toBe(field('Cégnév'));
    const links = within(screen.getByRole('alert')).getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['Cégnév', 'Adószám', 'Irányítószám', 'Település', 'Utca, házszám']);
  });

  it('selects the company option if the loaded cart has a tax number', () => {
    show('billing', fakeCart({ customer_data: { ...known, invoice_data: { ...known.invoice_data, tax_number: '12345676-1-42' } } }));
    expect(field('Cég').checked).toBe(true);
  });

  it('does not take a person’s name for their company’s, and keeps it', async () => {
    show('billing', fakeCart({ customer_data: known }));
    fireEvent.click(field('Cég'));
    expect(field('Cégnév').value).toBe('');
    fireEvent.change(field('Cégnév'), { target: { value: 'Nóra Kft.' } });
    fireEvent.click(field('Magánszemély'));
    expect(field('Teljes név').value).toBe(known.invoice_data.name);
  });

  it('sends no tax number for a private person, even if one was typed before', async () => {
    const company = { ...known.invoice_data, is_company: true, tax_number: '12345676-1-42' };
    const cart = fakeCart({ customer_data: { ...known, invoice_data: company } });
    const { sent } = show('billing', cart, { 'PUT /api/cart/customer': () => cart });
    fireEvent.click(field('Magánszemély'));
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
