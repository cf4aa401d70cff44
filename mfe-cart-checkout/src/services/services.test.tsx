/** @jest-environment jsdom */
import { deliveryMethodInputSchema } from '@feszek/contract';
import type { Cart, OfferedService } from '@feszek/contract';
import { fakeAmounts, fakeCart, fakeCartProduct, fakeDeliveryMethods, fakeProduct, fakeSummary } from '@feszek/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { showCheckout, submit } from '../../test/checkout.tsx';
import type { FakeCall } from '../../test/fakeClient.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const service = (code: OfferedService['code'], gross: number, goods: OfferedService['goods'] = []): OfferedService => ({ code, price_gross: gross, price_net: fakeAmounts(gross).price_net, goods });
const products = [fakeCartProduct(), fakeCartProduct({ id: 2, quantity: 2, product: fakeProduct({ id: 2, title: 'Kerek asztal' }) })];
const offered = [service('carry', 9990), service('assembly', 15_980, [{ product_id: 2, quantity: 2 }])];

/** A cart whose home delivery offers services, and has some of them. */
function cartWith(chosen: readonly OfferedService[] = [], changes: Partial<Cart> = {}): Cart {
  const services = chosen.map(({ goods: _, ...ordered }) => ordered);
  const total = chosen.reduce((sum, { price_gross }) => sum + price_gross, 4990);
  const { total_items_amount_gross: items } = fakeSummary(products);
  return fakeCart({
    products,
    delivery_method: 1,
    delivery: { price_gross: 4990, price_net: 3929 },
    delivery_methods: fakeDeliveryMethods().map((method) => ({ ...method, services: method.id === 1 ? offered : [] })),
    summary: fakeSummary(products, { services, total_amount_gross: items + total }),
    ...changes,
  });
}

const text = (element: Element | null | undefined = document.body) => (element?.textContent ?? '').replaceAll('\u00A0', ' ');
const card = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const choose = (element: Element) => act(async () => fireEvent.click(element));

/** Shows the step with an API that stores what it is sent. */
async function show(cart: Cart) {
  let version = cart.version;
  const store = ({ body }: FakeCall): Cart => {
    const { id, services = [] } = deliveryMethodInputSchema.validateSync(body);
    version += 1;
    return { ...cartWith(offered.filter(({ code }) => services.includes(code))), delivery_method: id, version, ...(id === 2 && { delivery: { price_gross: 0, price_net: 0 } }) };
  };
  const shown = showCheckout('shipping', cart, { 'PUT /api/cart/method/delivery': store, 'GET /api/cart/showrooms': () => ({ showrooms: [] }) });
  await act(async () => undefined);
  return shown;
}

describe('the services of the delivery', () => {
  it('are offered with the products that they cover, and their price', async () => {
    await show(cartWith());
    expect(text(card(/^Felvitel az emeletre/).closest('label'))).toContain('A teljes rendelésre vonatkozik.');
    const assembly = card(/^Összeszerelés/);
    expect([assembly.checked, text(assembly.closest('label'))]).toEqual([false, expect.stringMatching(/15 980 Ft.*Erre vonatkozik: Kerek asztal \(2 db\)/)]);
  });

  it('are not offered by another method, or if no product qualifies', async () => {
    await show(cartWith());
    await choose(screen.getByRole('radio', { name: /^Átvétel/ }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    cleanup();
    await show(fakeCart({ delivery_method: 1 }));
    expect(screen.queryByText('Kérsz hozzá szolgáltatást?')).toBeNull();
  });

  it('are stored at once, so that the summary has them before the step is left', async () => {
    const { sent } = await show(cartWith());
    await choose(card(/^Összeszerelés/));
    expect(text(screen.getByText('Összeszerelés', { selector: 'dt' }).closest('div'))).toContain('15 980 Ft');
    await submit();
    expect(sent('PUT')).toEqual([['/api/cart/method/delivery', { id: 1, services: ['assembly'] }]]);
  });

  it('that are chosen already can be taken back', async () => {
    const { sent } = await show(cartWith([offered[0] ?? service('carry', 0)]));
    expect(card(/^Felvitel/).checked).toBe(true);
    await choose(card(/^Felvitel/));
    expect(sent('PUT')).toEqual([['/api/cart/method/delivery', { id: 1, services: [] }]]);
  });

  it('that the cart cannot have any more are named', async () => {
    await show(cartWith([], { lost_services: ['assembly', 'removal'] }));
    expect(text()).toContain('Ezek a szolgáltatások a mostani kosaradhoz már nem kérhetők, ezért kivettük őket: Összeszerelés, Régi bútor elszállítása.');
  });
});

describe('the summary beside the step', () => {
  it('has the fee of the method that is chosen, before the step is left', async () => {
    await show(cartWith());
    const rowOf = (label: string) => text(screen.getByText(label, { selector: 'dt' }).closest('div'));
    expect(rowOf('Szállítás')).toContain('4 990 Ft');
    await choose(screen.getByRole('radio', { name: /^Átvétel/ }));
    expect(rowOf('Átvétel')).toContain('ingyenes');
  });
});
