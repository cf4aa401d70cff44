/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Cart, Notice } from '@feszek/contract';
import { fakeCart, fakeCoupon, fakeSummary } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { deferred, fault } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop } from '../../test/inShop.tsx';
import { CartScreen } from '../cart/CartScreen.tsx';
import { toCartView } from '../cart-store/cartView.ts';

afterEach(cleanup);

const plain = fakeCart({ version: 2 });
const discounted = fakeCart({
  version: 3,
  coupons: [fakeCoupon()],
  summary: fakeSummary(plain.products, { total_discount_amount_gross: 8990, total_discount_amount_net: 7079, total_amount_gross: 80_910, total_amount_net: 63_708 }),
});
const fallen = fakeCart({
  version: 3,
  coupons: [fakeCoupon({ saving_gross: 0, saving_net: 0, fault: { code: 'coupon_expired', message: 'Ez a kupon már lejárt.' } })],
});

function show(cart: Cart, answers: FakeAnswers = {}) {
  const page = createPage({ 'GET /api/cart': () => cart, ...answers });
  const notices: string[] = [];
  page.others.on('notice.shown', ({ text }: Notice) => notices.push(text));
  renderInShop(<CartScreen data={toCartView(cart)} />, page);
  return { page, notices };
}

const group = () => screen.getByRole('group', { name: 'Kupon' });
const input = () => screen.getByLabelText<HTMLInputElement>('Kuponkód');
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

async function enter(code: string): Promise<void> {
  fireEvent.change(input(), { target: { value: code } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Beváltom' })));
}

describe('the field for a coupon', () => {
  it('is collapsed at first', () => {
    show(plain);
    expect(screen.getByText('Van kuponkódod?').closest('details')?.open).toBe(false);
  });

  it('sends the code, and is replaced by the coupon with its saving', async () => {
    const { page, notices } = show(plain, { 'POST /api/cart/coupon': () => discounted });
    await enter('udv10');
    expect(page.api.calls.at(-1)).toMatchObject({ path: '/api/cart/coupon', body: { code: 'udv10' } });
    expect(textOf(group())).toBe('UDV1010% kedvezmény a termékekrebruttó −8 990 Ft');
    expect(screen.queryByLabelText('Kuponkód')).toBeNull();
    expect(notices).toEqual(['A kuponodat beváltottuk.']);
    expect(document.activeElement).toBe(group());
    expect(textOf(screen.getByText('Kuponkedvezmény').parentElement ?? group())).toBe('Kuponkedvezménybruttó −8 990 Ft');
  });

  it('announces the refusal, keeps the input and loads nothing', async () => {
    const { page } = show(plain, { 'POST /api/cart/coupon': () => Promise.reject(fault('coupon_expired')) });
    const loads = page.api.log.length;
    await enter('UDV10');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Ez a kupon már lejárt.');
    expect([input().value, input().getAttribute('aria-invalid')]).toEqual(['UDV10', 'true']);
    expect(document.activeElement).toBe(input());
    expect(page.api.log.slice(loads)).toEqual(['POST /api/cart/coupon']);
  });

  it('requests the email address that the code needs, and sends both', async () => {
    let hasEmail = false;
    const { page } = show(plain, {
      'POST /api/cart/coupon': () => (hasEmail ? discounted : Promise.reject(fault('coupon_email_missing'))),
      'PUT /api/cart/customer': () => {
        hasEmail = true;
        return plain;
      },
    });
    await enter('UDV10');
    const email = screen.getByLabelText<HTMLInputElement>('E-mail-cím');
    expect(document.activeElement).toBe(email);
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A kuponkód ellenőrzéséhez az e-mail-címedre is szükségünk van.');
    expect([screen.queryByRole('alert'), input().getAttribute('aria-invalid')]).toEqual([null, null]);
    input().focus();
    await act(async () => fireEvent.submit(input()));
    expect([document.activeElement, page.api.log.includes('PUT /api/cart/customer')]).toEqual([email, false]);
    fireEvent.change(email, { target: { value: ' anna@example.com ' } });
    await act(async () => fireEvent.submit(input()));
    expect(page.api.calls.filter(({ method }) => method === 'PUT')).toMatchObject([{ path: '/api/cart/customer', body: { email: 'anna@example.com' } }]);
    expect(within(group()).getByText('UDV10')).toBeTruthy();
  });

  it('requires a code, and sends no request without one', async () => {
    const { page } = show(plain);
    await enter('  ');
    expect(screen.getByRole('alert').textContent).toBe('Kötelező mező.');
    expect(page.api.log).not.toContain('POST /api/cart/coupon');
  });

  it('sends a code once for several presses of the button', async () => {
    const { promise, resolve } = deferred<Cart>();
    const { page } = show(plain, { 'POST /api/cart/coupon': () => promise });
    await enter('UDV10');
    await act(async () => fireEvent.submit(input()));
    expect(screen.getByRole('button', { name: 'Beváltom' }).getAttribute('aria-busy')).toBe('true');
    await act(async () => resolve(discounted));
    expect(page.api.log.filter((call) => call === 'POST /api/cart/coupon')).toHaveLength(1);
  });
});

describe('a coupon in the cart', () => {
  it('can be removed, which shows the field again', async () => {
    const { page } = show(discounted, { 'DELETE /api/cart/coupon/UDV10': () => ({ ...plain, version: 4 }) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kupon kivétele: UDV10' })));
    expect(page.api.log).toContain('DELETE /api/cart/coupon/UDV10');
    expect(within(group()).queryByText('UDV10')).toBeNull();
    expect(input()).toBeTruthy();
    expect(document.activeElement).toBe(group());
  });

  it('that no longer applies shows the reason and no saving, and another code can be entered', () => {
    show(fallen);
    expect(within(group()).getByText('Ez a kupon már lejárt.')).toBeTruthy();
    expect(screen.queryByText('Kuponkedvezmény')).toBeNull();
    expect(input()).toBeTruthy();
  });

  it('for free delivery shows the original price of the delivery', () => {
    const summary = fakeSummary(plain.products, { delivery_saving_gross: 2490, delivery_saving_net: 1961 });
    const coupon = fakeCoupon({ kind: 'free_delivery', percent: null, saving_gross: 2490, saving_net: 1961 });
    show(fakeCart({ version: 3, coupons: [coupon], summary, delivery: { price_gross: 0, price_net: 0 } }));
    expect(textOf(screen.getByText('Szállítás').parentElement ?? group())).toBe('Szállításeredeti ár bruttó 2 490 Ft ingyenes');
    expect(screen.getByText('Ingyen visszük házhoz a rendelésed.')).toBeTruthy();
  });
});
