/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@feszek/contract';
import { fakeCart, fakeCartProduct, fakeCountries, fakeCustomerData, fakeProduct, fakeSummary } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fault } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { toCartView } from '../cart-store/cartView.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import type { CheckoutStep } from './checkoutFlow.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const ready = fakeCart({ version: 7, customer_data: fakeCustomerData(), delivery_method: 1, payment_method: 1 });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

async function show(step: CheckoutStep, cart: Cart, answers: FakeAnswers = {}, vatMode: 'net' | 'gross' = 'net') {
  const page = createPage({ 'GET /api/cart': () => cart, 'GET /api/cities': () => [], ...answers });
  const data = { cart: toCartView(cart), countries: fakeCountries(), step, sender: 'Fészek Kft.' };
  await act(async () => renderInShop(<CheckoutScreen data={data} />, page, requestFor('hu', { fragment: 'checkout', pathname: '/hu/kosar/adatok', vatMode })));
  return page;
}

describe('choices that are not available', () => {
  it.each([
    ['too_long', 80, 'Csomagpont: túl nagy termék van a kosaradban, a leghosszabb oldala legfeljebb 80 cm lehet.'],
    ['too_heavy', 20, 'Csomagpont: túl nehéz hozzá a kosarad, összesen legfeljebb 20 kg lehet.'],
    ['too_bulky', 250, 'Csomagpont: a kosarad tartalma együtt túl nagy hozzá.'],
  ] as const)('include a delivery method for which the cart is %s', async (obstacle, limit, expected) => {
    await show('shipping', fakeCart({ unavailable_delivery_methods: [{ id: 9, title: 'Csomagpont', obstacle, limit }] }));
    expect(within(screen.getByRole('list', { name: 'Ehhez a kosárhoz most nem választható:' })).getByRole('listitem').textContent).toBe(expected);
    expect(screen.queryByRole('radio', { name: /Csomagpont/ })).toBeNull();
  });

  it('include a payment that the delivery does not allow', async () => {
    await show('payment', ready);
    const list = screen.getByRole('list', { name: 'Most nem választható:' });
    expect(list.textContent).toBe('Fizetés átvételkor: ennél a szállítási módnál nem választható (Házhoz szállítás).');
  });
});

describe('a delivery method', () => {
  const [first] = ready.delivery_methods;
  if (!first) throw new Error('The cart offers no delivery');
  const paid = { ...ready, delivery_methods: [{ ...first, price_gross: 2490, price_net: 1961 }] };
  const fee = () => [...document.querySelectorAll('label [data-amount]')].map((amount) => plain(amount.textContent));

  it('shows its gross fee, with the net fee below it in net mode', async () => {
    await show('shipping', paid);
    expect(fee()).toEqual(['bruttó 2 490 Ft', 'nettó 1 961 Ft']);
  });

  it('shows only its gross fee in gross mode', async () => {
    await show('shipping', paid, {}, 'gross');
    expect(fee()).toEqual(['bruttó 2 490 Ft']);
  });
});

describe('the totals', () => {
  const summary = fakeSummary(undefined, { vat_percent: 25.5, rounding: -2, total_amount_gross: 89_898, total_amount_net: 70_787 });
  const rows = () => screen.getAllByRole('term').map((term) => [term.textContent, plain(term.nextElementSibling?.textContent)]);

  it('show the VAT rate; rounding has no VAT', async () => {
    await show('payment', { ...ready, summary });
    expect(rows()).toEqual(expect.arrayContaining([['Kerekítés 5 forintra', 'bruttó −2 Ft'], ['Fizetendő készpénzben, áfával együtt', 'bruttó 89 898 Ft'], ['Nettó összesen', 'nettó 70 787 Ft'], ['Áfa (25,5%)', 'áfa 19 113 Ft']]));
  });

  it('are gross rows that add up to the gross total, which is the sum of net total, VAT and rounding', async () => {
    const products = [fakeCartProduct({ quantity: 2, price_gross: 59_900, total_gross: 119_800, total_net: 94_330 })];
    const sums = fakeSummary(products, {
      total_items_amount_gross: 119_800, total_items_amount_net: 94_330, total_discount_amount_gross: 11_980, total_discount_amount_net: 9433,
      total_amount_gross: 110_310, total_amount_net: 86_858, rounding: 0,
    });
    await show('payment', { ...ready, products, summary: sums, delivery: { price_gross: 2490, price_net: 1961 } });
    expect(rows().slice(0, 6)).toEqual([
      ['Termékek', 'bruttó 119 800 Ft'], ['Kuponkedvezmény', 'bruttó −11 980 Ft'], ['Szállítás', 'bruttó 2 490 Ft'],
      ['Fizetendő, áfával együtt', 'bruttó 110 310 Ft'], ['Nettó összesen', 'nettó 86 858 Ft'], ['Áfa (27%)', 'áfa 23 452 Ft'],
    ]);
    const [items = 0, coupon = 0, delivery = 0, due, net = 0, vat = 0] = rows().map(([, amount = '']) => Number(amount.replace('−', '-').replaceAll(/[^\d-]/g, '')));
    expect([items + coupon + delivery, net + vat]).toEqual([due, due]);
    const lines = screen.getAllByRole('list', { name: 'Rendelt termékek' }).map((list) => [...list.querySelectorAll('[data-amount]')].map((amount) => plain(amount.textContent)));
    expect(lines).toEqual([['bruttó 119 800 Ft']]);
  });

  it('show the VAT rate in gross mode too', async () => {
    await show('payment', { ...ready, summary }, {}, 'gross');
    expect(rows()).toEqual(expect.arrayContaining([['Kerekítés 5 forintra', 'bruttó −2 Ft'], ['Fizetendő készpénzben, áfával együtt', 'bruttó 89 898 Ft'], ['Ebből áfa (25,5%)', 'áfa 19 113 Ft']]));
  });

  it('change as soon as a payment is chosen, and the order contains the version of the cart that was shown', async () => {
    const cash = { ...ready, version: 8, payment_method: 2, summary };
    const page = await show('payment', ready, { 'PUT /api/cart/method/payment': () => cash, 'POST /api/cart/order': () => Promise.reject(fault('minimum_amount', {}, { amount: 1000 })) });
    expect(screen.queryByText('Kerekítés 5 forintra')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /Banki átutalás/ }));
    expect(await screen.findByText('Kerekítés 5 forintra')).toBeTruthy();
    for (const name of [/általános szerződési feltételeket/, /adatkezelési tájékoztatót/]) fireEvent.click(screen.getByRole('checkbox', { name }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Megrendelem fizetési kötelezettséggel' })));
    expect(page.api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(page.api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ cart_version: 8 });
    expect((await screen.findByRole('alert')).textContent).toContain('Tovább nézelődöm');
  });
});

describe('an amount that a guest cannot order with the payment method', () => {
  it('links to the sign-in, which leads back to the step, and to a quote request', async () => {
    await show('payment', ready, { 'POST /api/cart/order': () => Promise.reject(fault('unpaid_amount_too_large', {}, { amount: '500\u00A0000\u00A0Ft' })) });
    for (const name of [/általános szerződési feltételeket/, /adatkezelési tájékoztatót/]) fireEvent.click(screen.getByRole('checkbox', { name }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Megrendelem fizetési kötelezettséggel' })));
    const alert = await screen.findByRole('alert');
    expect(plain(alert.textContent)).toContain('legfeljebb bruttó 500 000 Ft értékben rendelhetsz. Válassz másik fizetési módot, jelentkezz be, vagy kérj ajánlatot.');
    expect(within(alert).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['jelentkezz be', '/hu/bejelentkezes?return_to=%2Fhu%2Fkosar%2Fadatok%3Fstep%3D5'], ['kérj ajánlatot', '/hu/ajanlat/adatok?from=cart'],
    ]);
  });
});

describe('the totals beside the step of the delivery', () => {
  it('say that the delivery is chosen there, and in the steps before it, later', async () => {
    await show('shipping', fakeCart({ delivery: null }));
    expect(screen.getByText('válaszd ki itt')).toBeTruthy();
    cleanup();
    await show('contact', fakeCart({ delivery: null }));
    expect(screen.getByText('később választod ki')).toBeTruthy();
  });
});

describe('the newsletter checkbox', () => {
  it('names the company that sends the newsletter, and is stored in the cart', async () => {
    const page = await show('payment', ready, { 'PUT /api/cart/customer': () => ({ ...ready, version: 8, is_newsletter_subscription: true }) });
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /\(Fészek Kft\.\).*hírlevelet/ })));
    expect(page.api.calls.filter(({ method }) => method === 'PUT')).toMatchObject([{ path: '/api/cart/customer', body: { is_newsletter_subscription: true } }]);
  });
});

describe('a cart below the minimum order amount', () => {
  const mug = fakeCartProduct({ price_gross: 490, total_gross: 490 });

  it('shows the missing amount in the first step', async () => {
    await show('contact', fakeCart({ products: [mug] }));
    expect(plain(screen.getByText(/A minimális rendelési érték/).textContent)).toContain('A minimális rendelési érték bruttó 1 000 Ft, ehhez még bruttó 510 Ft hiányzik.');
  });

  it('shows no message at the minimum amount', async () => {
    await show('contact', ready);
    expect(screen.queryByText(/A minimális rendelési érték/)).toBeNull();
  });
});

describe('a postcode with several towns', () => {
  it('suggests the towns, and does not fill in the field', async () => {
    const cities = ['Nagydobsza', 'Kisdobsza'].map((city) => ({ zipcode: '7985', city, country_id: 1, parts: [] }));
    await show('billing', fakeCart({ customer_data: { ...ready.customer_data, invoice_data: { ...ready.customer_data.invoice_data, city: '', zipcode: '' } } }), { 'GET /api/cities': ({ query }) => cities.filter((place) => place.zipcode === query['zipcode'] || place.city === query['city']) });
    const zipcode = screen.getByLabelText<HTMLInputElement>('Irányítószám');
    const city = screen.getByLabelText<HTMLInputElement>('Település');
    fireEvent.change(zipcode, { target: { value: '7985' } });
    fireEvent.blur(zipcode);
    await waitFor(() => expect([...(city.list?.options ?? [])].map(({ value }) => value)).toEqual(['Nagydobsza', 'Kisdobsza']));
    expect(city.value).toBe('');
    fireEvent.change(city, { target: { value: 'Kisdobsza' } });
    fireEvent.blur(zipcode);
    await act(async () => undefined);
    expect(city.value).toBe('Kisdobsza');
  });
});

describe('a town that was filled in for a postcode', () => {
  it.each([['of several towns', '7985'], ['that the shop does not know', '9999']])('is removed with another postcode %s', async (_which, next) => {
    const cities = [['9021', 'Győr'], ['7985', 'Nagydobsza'], ['7985', 'Kisdobsza']].map(([zipcode, city]) => ({ zipcode, city, country_id: 1, parts: [] }));
    await show('billing', fakeCart({ customer_data: { ...ready.customer_data, invoice_data: { ...ready.customer_data.invoice_data, city: '', zipcode: '' } } }), { 'GET /api/cities': ({ query }) => cities.filter((place) => place.zipcode === query['zipcode'] || place.city === query['city']) });
    const zipcode = screen.getByLabelText<HTMLInputElement>('Irányítószám');
    const city = screen.getByLabelText<HTMLInputElement>('Település');
    const leaveWith = (value: string) => {
      fireEvent.change(zipcode, { target: { value } });
      fireEvent.blur(zipcode);
    };
    leaveWith('9021');
    await waitFor(() => expect(city.value).toBe('Győr'));
    leaveWith(next);
    await waitFor(() => expect(city.value).toBe(''));
  });
});

describe('an address abroad', () => {
  it('is validated by the rules of its country, with an example in the message', async () => {
    const countries = fakeCountries();
    const austria = countries.find(({ code }) => code === 'AT');
    const page = await show('billing', fakeCart({ customer_data: { ...ready.customer_data, invoice_data: { ...ready.customer_data.invoice_data, is_company: true, tax_number: '12345676-1-42' } } }));
    fireEvent.change(screen.getByLabelText('Ország'), { target: { value: String(austria?.id) } });
    expect(screen.getByText('A cég közösségi adószáma, például: ATU12345678')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Irányítószám'), { target: { value: '10115' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tovább' })));
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('Adószám: Ez nem a számlázási cím országának adószáma. Helyes formátum például: ATU12345678.');
    expect(textContent).toContain('Irányítószám: Adj meg egy érvényes irányítószámot, például 1010.');
    expect(page.api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('a cart that changes during the checkout', () => {
  const ended = fakeCartProduct({ quantity: 2, reservation: 'ended', reserved_quantity: 0, reserved_until: '2026-11-21T11:00:00.000Z', product: fakeProduct({ title: 'Rigó fotel' }) });

  it('lists expired reservations, with a button that reserves again', async () => {
    const held = { ...ready, version: 8, products: [fakeCartProduct({ quantity: 2 })] };
    const page = await show('payment', { ...ready, products: [ended] }, { [`PUT /api/cart/product/${ended.id}`]: () => held });
    expect(screen.getByText('Lejárt a 10 perces félretétel, így ezt most más is megveheti:').parentElement?.textContent).toContain('Rigó fotel');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Újra félreteszem' })));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Újra félreteszem' })).toBeNull());
    expect(page.api.log).toContain(`PUT /api/cart/product/${ended.id}`);
    expect(document.activeElement?.textContent).toBe('Újra félretettük 10 percre.');
  });

  it('lists several of them in the plural', async () => {
    await show('payment', { ...ready, products: [ended, { ...ended, id: 18 }] });
    expect(screen.getByText('Lejárt a 10 perces félretétel, így ezeket most más is megveheti:')).toBeTruthy();
  });

  it.each([
    ['delivery method', { delivery_method: null }, 'A választott szállítási mód', 'Szállítási mód választása'],
    ['place', { lost_place: 'Fészek Pécs' }, 'A választott átvételi hely (Fészek Pécs)', 'Átvételi hely választása'],
    ['day', { lost_delivery_day: '2026-11-25' }, 'A választott napon (november 25., szerda)', 'Másik nap választása'],
  ])('links to the delivery step if the chosen %s is no longer available for the cart', async (_, lost, text, label) => {
    await show('payment', { ...ready, ...lost });
    const link = screen.getByRole('link', { name: label });
    expect(link.getAttribute('href')).toBe('/hu/kosar/adatok?step=3');
    expect(plain(link.parentElement?.textContent ?? '')).toContain(text);
  });

  it.each([['customer_data_missing', 'Hiányzó adatok megadása', '/hu/kosar/adatok?step=2'], ['delivery_method_missing', 'Szállítási mód választása', '/hu/kosar/adatok?step=3']] as const)(
    'shows a link with the error: %s', async (code, label, href) => {
      const company = { ...ready.customer_data, invoice_data: { ...ready.customer_data.invoice_data, is_company: true, tax_number: '12345678-1-42' } };
      await show('payment', { ...ready, customer_data: company }, { 'POST /api/cart/order': () => Promise.reject(fault(code)) });
      for (const name of [/általános szerződési feltételeket/, /adatkezelési tájékoztatót/]) fireEvent.click(screen.getByRole('checkbox', { name }));
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Megrendelem fizetési kötelezettséggel' })));
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByRole('link', { name: label }).getAttribute('href')).toBe(href);
    },
  );
});
