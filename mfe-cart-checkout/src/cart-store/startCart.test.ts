/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeCart, fakeCartProduct, fakeSummary } from '@feszek/testing';
import { fault } from '../../test/fakeClient.ts';
import { createPage } from '../../test/inShop.tsx';
import type { TestPage } from '../../test/inShop.tsx';
import { cartStoreOf } from './cartStores.ts';
import { startCart } from './startCart.ts';

const twoArmchairs = fakeCart({ version: 2, products: [fakeCartProduct({ quantity: 2 })] });

function openSession(): void {
  document.cookie = 'XSRF-TOKEN=token';
}

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** Waits for pending responses. */
async function flush(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

async function started(page: TestPage): Promise<TestPage> {
  startCart(page);
  await flush();
  return page;
}

describe('the start of a page', () => {
  it('loads no cart for a visitor without a session, and opens no session', async () => {
    const { api } = await started(createPage());
    expect(api.calls).toEqual([]);
  });

  it('loads the cart of a visitor with a session, and publishes its summary', async () => {
    openSession();
    const { others } = await started(createPage({ 'GET /api/cart': () => twoArmchairs }));
    expect(others.get('cart.summary')).toEqual({ quantity: 2, currency: 'HUF', summary: twoArmchairs.summary });
  });

  it('publishes numbers only, which tabs of any release accept', async () => {
    openSession();
    const services = [{ code: 'carry' as const, price_gross: 9900, price_net: 7795 }];
    const { others } = await started(createPage({ 'GET /api/cart': () => ({ ...twoArmchairs, summary: { ...twoArmchairs.summary, services } }) }));
    expect(Object.values(others.get('cart.summary')?.summary ?? {}).map((amount) => typeof amount)).toEqual(Object.values(twoArmchairs.summary).map(() => 'number'));
  });

  it('throws if a fragment needs the cart before the start', () => {
    expect(() => cartStoreOf(createPage())).toThrow('started before');
  });
});

describe('cart.add-product', () => {
  it('adds the product, publishes the summary and emits `cart.product-added`', async () => {
    const page = await started(createPage({ 'POST /api/cart/product': () => twoArmchairs }));
    const added = jest.fn();
    page.others.on('cart.product-added', added);
    expect(await page.others.ask('cart.add-product', { productId: 17, quantity: 2 })).toEqual({ ok: true });
    expect(added).toHaveBeenCalledWith({ productId: 17, quantity: 2, title: 'Rigó fotel' });
    expect(page.others.get('cart.summary')?.quantity).toBe(2);
  });

  it('answers with the server’s error if the product is out of stock, and emits nothing', async () => {
    const page = await started(createPage({ 'POST /api/cart/product': () => Promise.reject(fault('out_of_stock', {}, { available: 1 })) }));
    const added = jest.fn();
    page.others.on('cart.product-added', added);
    expect(await page.others.ask('cart.add-product', { productId: 17, quantity: 2 })).toEqual({
      ok: false,
      message: 'Ebből a termékből már csak 1 darab rendelhető.',
    });
    expect(added).not.toHaveBeenCalled();
  });

  it('answers that the cart has the product already if its pieces leave no room for more', async () => {
    const page = await started(createPage({ 'POST /api/cart/product': () => Promise.reject(fault('order_limit', {}, { available: 1, max: 1 })) }));
    expect(await page.others.ask('cart.add-product', { productId: 17, quantity: 1 })).toEqual({
      ok: false,
      message: 'Ebből a termékből rendelésenként legfeljebb 1 darabot kérhetsz.',
      isInCart: true,
    });
  });

  it('answers with its own message for an error that is not from the API', async () => {
    const page = await started(createPage({ 'POST /api/cart/product': () => Promise.reject(new Error('broken')) }));
    const { ok, message } = await page.others.ask('cart.add-product', { productId: 17, quantity: 2 });
    expect(ok).toBe(false);
    expect(message).toBe('Valami elromlott nálunk. Kérjük, próbáld újra.');
  });
});

describe('changes of the page and the visitor', () => {
  it('reloads the cart in another currency, and publishes it', async () => {
    openSession();
    const answers = { 'GET /api/cart': () => twoArmchairs };
    const page = await started(createPage(answers));
    answers['GET /api/cart'] = () => ({ ...twoArmchairs, currency: 'EUR' });
    page.others.set('shop.currency', 'EUR');
    await flush();
    expect(page.others.get('cart.summary')?.currency).toBe('EUR');
  });

  it('does not load a cart in another currency if there is none', async () => {
    const page = await started(createPage());
    page.others.set('shop.currency', 'EUR');
    await flush();
    expect(page.api.calls).toEqual([]);
  });

  it('starts again when the visitor signs in', async () => {
    openSession();
    const answers = { 'GET /api/cart': () => fakeCart({ version: 9 }) };
    const page = await started(createPage(answers));
    page.others.set('visitor.user', null);
    answers['GET /api/cart'] = () => twoArmchairs;
    page.others.set('visitor.user', { id: 1, name: 'Anna', email: 'anna@example.com' });
    await flush();
    expect(page.others.get('cart.summary')?.quantity).toBe(2);
  });

  it('reloads the cart when another tab has changed it, without publishing it', async () => {
    openSession();
    const answers = { 'GET /api/cart': () => fakeCart({ version: 1 }) };
    const page = await started(createPage(answers));
    answers['GET /api/cart'] = () => twoArmchairs;
    const replaced = { quantity: 2, currency: 'EUR', summary: fakeSummary([], { total_quantity: 2 }) } as const;
    page.others.set('cart.summary', replaced);
    await flush();
    expect(cartStoreOf(page).state.cart?.version).toBe(2);
    expect(page.others.get('cart.summary')).toEqual(replaced);
  });

  it('does nothing when another tab shows the same cart in another currency', async () => {
    openSession();
    const page = await started(createPage({ 'GET /api/cart': () => twoArmchairs }));
    page.others.set('cart.summary', { quantity: 2, currency: 'EUR', summary: fakeSummary([], { total_quantity: 2 }) });
    await flush();
    expect(page.api.log).toEqual(['GET /api/cart']);
  });
});
