/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeCart, fakeCartProduct, fakeCustomerData, fakeImage, fakeInit, fakePlace, fakeProduct } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

  /** The text of an element, with ordinary spaces. */
  const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

  /** A part of the review. */
  function part(name: string): HTMLElement {
    const section = screen.getByRole('heading', { level: 3, name }).closest('section');
    if (!section) throw new Error(`The review has no part ${name}`);
    return section;
  }

  it('offers the payment methods that the chosen delivery allows', () => {
    show('payment', ready);
    expect(screen.queryByRole('radio', { name: /Banki átutalás/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /átvételkor/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /Banki átutalás/ })).toHaveProperty('required', true);
  });

  it('shows the total above its button', () => {
    show('payment', ready);
    expect(screen.getByText('Fizetendő, áfával együtt').nextElementSibling?.textContent).toBe('bruttó 89\u00A0900\u00A0Ft');
  });

  it('reviews everything once, each part with a link that changes it', async () => {
    show('payment', { ...ready, payment_method: 1, coupons: [] });
    expect(part('Elérhetőség').textContent).toContain(`${known.email}${known.phone}`);
    expect(part('Számlázás').textContent).toContain(`${known.invoice_data.zipcode} ${known.invoice_data.city}, ${known.invoice_data.address}`);
    expect(part('Szállítás').textContent).toContain('Házhoz szállítás3–5 munkanap');
    expect(part('Szállítási cím').textContent).toContain(known.delivery_data.name);
    expect(part('Fizetés').textContent).toContain('Bankkártya');
    const links = screen.getAllByRole('link', { name: /^Módosítás: / }).map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual(['Elérhetőség', 'Számlázás', 'Szállítás', 'Szállítási cím'].map((name, index) => [`Módosítás: ${name}`, `/hu/kosar/adatok?step=${index + 1}&review=1`]));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Módosítás: Fizetés' })));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Bankkártya/ }));
    expect(screen.getAllByRole('list', { name: 'Rendelt termékek' })).toHaveLength(1);
  });

  it('names the coupon beside its discount', () => {
    const coupon = { code: 'NYAR10', kind: 'percent', percent: 10, saving_gross: 8990, saving_net: 7079, fault: null } as const;
    show('payment', { ...ready, coupons: [coupon], summary: { ...ready.summary, total_discount_amount_gross: 8990, total_discount_amount_net: 7079 } });
    expect(plain(document.body)).toContain('NYAR10');
    const rows = screen.getAllByText(/NYAR10/).map((label) => plain(label.parentElement ?? label));
    expect(rows.some((row) => row.includes('8 990 Ft'))).toBe(true);
  });

  it('reviews pick-up without a delivery address, and has no field for a door code', () => {
    show('payment', fakeCart({ customer_data: known, delivery_method: 2 }));
    expect(screen.queryByRole('link', { name: 'Módosítás: Szállítási cím' })).toBeNull();
    const steps = within(screen.getByRole('navigation', { name: 'Pénztár' }));
    expect(steps.getAllByRole('listitem').map((item) => item.textContent?.replace(/\d| ?\(kész\)/g, '').trim())).toEqual(['Elérhetőség', 'Számlázás', 'Szállítás', 'Fizetés']);
    expect([document.body.textContent?.includes('Kapukód'), document.body.textContent?.includes('az átvételhez')]).toEqual([false, true]);
  });

  it('reviews the place with its address and hours, and the days of a pick-up', () => {
    show('payment', fakeCart({ customer_data: known, delivery_method: 2, delivery_place: fakePlace(), arrival: { from: '2026-11-25', to: '2026-11-27' } }));
    const delivery = part('Szállítás');
    expect(within(delivery).getByText(/Fészek Győr/).textContent).toBe('Fészek Győr9021 Győr, Baross Gábor út 12.H–P 09:00–18:00');
    expect(plain(within(delivery).getByText(/átvehető/))).toBe('Várhatóan átvehető: november 25–\u206027.');
    // It speaks of the choice, which is made.
    expect(within(delivery).queryByText('Budapest, Bartók Béla út')).toBeNull();
  });

  it.each([['pick_up', 'Még nem választottál bemutatótermet.'], ['parcel_point', 'Még nem választottál csomagpontot.']] as const)('reviews no text and no date of the method while its place is missing (%s)', (kind, text) => {
    const collected = fakeCart({ customer_data: known, delivery_method: 2, lost_place: 'Fészek Pécs' });
    show('payment', { ...collected, delivery_methods: collected.delivery_methods.map((method) => ({ ...method, ...(method.id === 2 && { kind }) })) });
    expect(part('Szállítás').textContent).toBe(`SzállításMódosításÁtvétel a bemutatóteremben${text}`);
  });

  it.each([['pick_up', 'Átvétel'], ['parcel_point', 'Szállítás']] as const)('calls the delivery in the totals a collection only in a showroom (%s)', (kind, row) => {
    const collected = fakeCart({ customer_data: known, delivery_method: 2, delivery_place: fakePlace() });
    show('payment', { ...collected, delivery_methods: collected.delivery_methods.map((method) => ({ ...method, ...(method.id === 2 && { kind }) })) });
    const rows = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(rows.filter((text) => text === 'Átvétel' || text === 'Szállítás')).toEqual([row]);
  });

  it('reviews the day that the buyer has chosen as the day of the delivery', () => {
    show('payment', { ...ready, delivery_day: '2026-11-26', arrival: { from: '2026-11-26', to: '2026-11-26' } });
    expect(plain(within(part('Szállítás')).getByText(/november/))).toBe('Szállítás napja: november 26., csütörtök');
  });

  it('reviews the days and the services of a home delivery', () => {
    const services = [{ code: 'carry', price_gross: 7990, price_net: 6291 }, { code: 'removal', price_gross: 9990, price_net: 7866 }] as const;
    show('payment', { ...ready, summary: { ...ready.summary, services: [...services] } });
    const delivery = part('Szállítás');
    expect(within(delivery).getByText('Felvitel az emeletre')).toBeTruthy();
    // The description names the entrance of the building.
    expect(within(delivery).queryByText('3–5 munkanap')).toBeNull();
    expect(within(delivery).getByText('Régi bútor elszállítása')).toBeTruthy();
    expect(plain(within(delivery).getByText(/érkezés/))).toBe('Várható érkezés: november 24–\u206026.');
  });

  it('reviews each product with its picture, the name of its variant and its pieces', () => {
    const product = fakeProduct({ title: 'Rigó fotel, mohazöld', image: fakeImage({ path: '/images/products/17-green-ab12cd34' }) });
    show('payment', { ...ready, products: [fakeCartProduct({ product, quantity: 2 })] });
    const item = within(screen.getByRole('list', { name: 'Rendelt termékek' })).getByRole('listitem');
    expect(within(item).getByText('Rigó fotel, mohazöld')).toBeTruthy();
    expect(plain(item)).toContain('2 db');
    expect(item.querySelector('img')?.getAttribute('src')).toContain('17-green');
  });

  it('leads back to the review after a change, or to a step that the change has made incomplete', async () => {
    const contact = show('contact', ready, { 'PUT /api/cart/customer': () => ({ ...ready, version: 8 }) }, '?step=1&review=1');
    expect(screen.getByRole('link', { name: 'Vissza az áttekintéshez' }).getAttribute('href')).toBe('/hu/kosar/adatok?step=5');
    await submit('Mentés');
    expect(contact.navigations.map(({ href }) => href)).toEqual(['/hu/kosar/adatok?step=5']);
    cleanup();
    const unaddressed = { ...known, delivery_data: { name: '', country_id: null, address: '', city: '', zipcode: '' } };
    const collected = fakeCart({ version: 7, customer_data: unaddressed, delivery_method: 2 });
    const shipping = show('shipping', collected, { 'PUT /api/cart/method/delivery': () => ({ ...collected, version: 8, delivery_method: 1 }) }, '?step=3&review=1');
    fireEvent.click(screen.getByRole('radio', { name: /Házhoz/ }));
    await submit('Mentés');
    expect(shipping.navigations.map(({ href }) => href)).toEqual(['/hu/kosar/adatok?step=4&review=1']);
  });

  it('links back to the delivery step for pick-up', () => {
    show('payment', fakeCart({ customer_data: known, delivery_method: 2 }));
    expect(screen.getByRole('link', { name: 'Vissza' }).getAttribute('href')).toBe('/hu/kosar/adatok?step=3');
  });

  it('requires a payment method, the terms and the privacy notice, but not the newsletter', async () => {
    const { sent } = show('payment', ready);
    await submit('Megrendelem fizetési kötelezettséggel');
    const message = await summary();
    expect(message).toContain('3 mezőt még javítani kell');
    expect(message).toContain('Válassz fizetési módot.');
    expect(message.match(/A rendeléshez ezt el kell fogadnod\./g)).toHaveLength(1);
    expect(message).toContain('Jelöld be, hogy megismerted az adatkezelési tájékoztatót.');
    expect(sent('POST')).toEqual([]);
  });

  it('places the order that the buyer saw, and leaves for the payment page', async () => {
    const { sent, page } = show('payment', ready, { ...withPayment, ...placed });
    accept();
    type('Megjegyzésnem kötelező', ' Kapukód: 12 ');
    await submit('Megrendelem fizetési kötelezettséggel');
    await waitFor(() => expect(window.location.hash).toBe('#paid'));
    expect(sent('PUT')).toEqual([['/api/cart/method/payment', { id: 1 }]]);
    expect(sent('POST')).toEqual([['/api/cart/order', {
      transaction_result_url: '/hu/checkout/result', cart_version: 8, comment: 'Kapukód: 12',
      is_terms_accepted: true, is_privacy_accepted: true, is_newsletter_subscription: false,
      seen_total_gross: 89_900,
    }]]);
    expect(page.api.calls.at(-1)?.options?.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('requires SimplePay’s data transfer statement for that payment method only', async () => {
    const simplePay = { id: 5, code: 'card_simplepay', title: 'SimplePay', description: '' };
    const [home] = ready.delivery_methods;
    if (!home) throw new Error('The fake cart can be delivered');
    const cart = { ...ready, payment_method: 5, payment_methods: [...ready.payment_methods, simplePay], delivery_methods: [{ ...home, payments: [...home.payments, 5] }] };
    const { sent } = show('payment', cart, placed, '', fakeInit().seller);
    accept();
    expect(screen.queryByRole('checkbox', { name: /adattovábbítási/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'SimplePay' }));
    expect(screen.getByText(/Tudomásul veszem/).textContent).toContain('az adatkezelő (Fészek Kft., 1052 Budapest, Minta utca 1.) által');
    await submit('Megrendelem fizetési kötelezettséggel');
    expect(await summary()).toContain('Elfogadom a SimplePay adattovábbítási nyilatkozatát.');
    expect(sent('POST')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /adattovábbítási/ }));
    await submit('Megrendelem fizetési kötelezettséggel');
    await waitFor(() => expect(window.location.hash).toBe('#paid'));
    expect(sent('POST')).toEqual([['/api/cart/order', expect.objectContaining({ is_data_transfer_accepted: true })]]);
  });

  it('places one order for several presses of the button', async () => {
    const { sent } = show('payment', { ...ready, payment_method: 1 }, placed);
    accept();
    const button = screen.getByRole('button', { name: 'Megrendelem fizetési kötelezettséggel' });
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
    await submit('Megrendelem fizetési kötelezettséggel');
    expect(await summary()).toContain('nem jön létre kétszer');
    await submit('Megrendelem fizetési kötelezettséggel');
    await waitFor(() => expect(window.location.hash).toBe('#paid'));
    const keys = page.api.calls.filter(({ method }) => method === 'POST').map(({ options }) => options?.headers?.['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('reloads the cart if it has changed in the meantime', async () => {
    const { page } = show('payment', { ...ready, payment_method: 1 }, { 'POST /api/cart/order': () => Promise.reject(fault('cart_changed')) });
    accept();
    await submit('Megrendelem fizetési kötelezettséggel');
    expect(await summary()).toContain('A kosarad időközben megváltozott.');
    expect(page.api.log.at(-1)).toBe('GET /api/cart');
  });
});
