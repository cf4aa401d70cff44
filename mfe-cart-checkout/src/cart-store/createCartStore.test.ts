import { describe, expect, it, jest } from '@jest/globals';
import type { Cart, Currency } from '@feszek/contract';
import { fakeCart, fakeCartProduct, fakeProduct } from '@feszek/testing';
import { deferred, fakeClient, fault, offline } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { toCartView } from './cartView.ts';
import { createCartStore } from './createCartStore.ts';
import type { CartStore } from './createCartStore.ts';

const armchair = (quantity: number) => fakeCartProduct({ quantity });
const lamp = (quantity: number) => fakeCartProduct({ quantity, product: fakeProduct({ id: 18, title: 'Pipacs lámpa' }) });
const cartOf = (version: number, ...products: Cart['products']) => fakeCart({ version, products });

function createStore(answers: FakeAnswers, currency: () => Currency = () => 'HUF') {
  const api = fakeClient(answers);
  const onAnswer = jest.fn();
  return { api, onAnswer, store: createCartStore({ api, currency, onAnswer }) };
}

/** Waits for background work. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function quantities({ state }: ReturnType<typeof createStore>['store']) {
  return state.cart?.products.map(({ id, quantity }) => [id, quantity]);
}

async function loaded(answers: FakeAnswers = {}, cart = cartOf(1, armchair(1))) {
  const made = createStore({ 'GET /api/cart': () => cart, ...answers });
  await made.store.load();
  return made;
}

describe('loading', () => {
  it('has no cart before the first response, then the server’s cart', async () => {
    const { store } = createStore({ 'GET /api/cart': () => cartOf(1, armchair(2)) });
    expect(store.state.cart).toBeNull();
    const loading = store.load();
    expect(store.state.isLoading).toBe(true);
    await loading;
    expect(store.state.isLoading).toBe(false);
    expect(quantities(store)).toEqual([[17, 2]]);
  });

  it('has the error of a failed load, and keeps the previous cart', async () => {
    const answers: FakeAnswers = { 'GET /api/cart': () => cartOf(1, armchair(2)) };
    const { store } = createStore(answers);
    await store.load();
    answers['GET /api/cart'] = () => Promise.reject(offline());
    await store.load();
    expect(store.state.loadFault).toMatchObject({ code: 'network' });
    expect(quantities(store)).toEqual([[17, 2]]);
  });

  it('ignores a response in a currency that the page no longer shows', async () => {
    const { store } = createStore({ 'GET /api/cart': () => cartOf(1, armchair(1)) }, () => 'EUR');
    await store.load();
    expect(store.state.cart).toBeNull();
  });

  it('accepts a cart that came with a page, unless it is older', async () => {
    const { store } = await loaded({}, cartOf(5, armchair(1)));
    store.receive(toCartView(cartOf(4, armchair(9))));
    expect(quantities(store)).toEqual([[17, 1]]);
    store.receive(toCartView(cartOf(6, armchair(3))));
    expect(quantities(store)).toEqual([[17, 3]]);
  });

  it('starts again for another visitor, whose cart has its own versions', async () => {
    const answers: FakeAnswers = { 'GET /api/cart': () => cartOf(9, armchair(1)) };
    const { store } = createStore(answers);
    await store.load();
    answers['GET /api/cart'] = () => cartOf(1, lamp(1));
    await store.startOver();
    expect(quantities(store)).toEqual([[18, 1]]);
  });
});

describe('adding', () => {
  it('returns the line of the product, and has the server’s cart', async () => {
    const { store, api, onAnswer } = await loaded({ 'POST /api/cart/product': () => cartOf(2, armchair(1), lamp(2)) });
    const line = await store.add(18, 2);
    expect(line?.product.title).toBe('Pipacs lámpa');
    expect(api.calls.at(-1)?.body).toEqual({ product_id: 18, quantity: 2, attempt_key: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(quantities(store)).toEqual([[17, 1], [18, 2]]);
    expect(onAnswer).toHaveBeenCalledTimes(2);
  });

  it('rejects with the server’s error, and does not change the cart', async () => {
    const { store } = await loaded({ 'POST /api/cart/product': () => Promise.reject(fault('out_of_stock')) });
    await expect(store.add(18, 2)).rejects.toMatchObject({ code: 'out_of_stock' });
    expect(quantities(store)).toEqual([[17, 1]]);
  });

  describe('is repeated with the same key', () => {
    const answered = () => cartOf(2, armchair(1), lamp(2));
    const lost = () => Promise.reject(offline());
    const refused = () => Promise.reject(fault('out_of_stock'));

    /** Whether two additions, each with its answer and its quantity, have the same key. */
    async function haveOneKey(first: readonly [() => Cart | Promise<Cart>, number], second: readonly [() => Cart | Promise<Cart>, number], between?: (store: CartStore) => Promise<void>): Promise<boolean> {
      const answers: FakeAnswers = { 'GET /api/cart': () => cartOf(1, armchair(1)), 'PUT /api/cart/product/18': answered };
      const { store, api } = createStore(answers);
      await store.load();
      for (const [index, [answer, quantity]] of [first, second].entries()) {
        if (index > 0) await between?.(store);
        answers['POST /api/cart/product'] = answer;
        await store.add(18, quantity).catch(() => undefined);
        await settled();
      }
      const keys = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as { readonly attempt_key: string }).attempt_key);
      expect(keys).toHaveLength(2);
      return keys[0] === keys[1];
    }

    it('if its answer was lost', async () => {
      expect(await haveOneKey([lost, 2], [answered, 2])).toBe(true);
    });

    it.each([
      { what: 'it was answered', first: [answered, 2], second: [answered, 2] },
      { what: 'it was refused', first: [refused, 2], second: [answered, 2] },
      { what: 'it has another quantity', first: [lost, 2], second: [answered, 1] },
    ] as const)('but not if $what', async ({ first, second }) => {
      expect(await haveOneKey(first, second)).toBe(false);
    });

    it('but not if the visitor has changed the line since', async () => {
      expect(await haveOneKey([lost, 2], [answered, 2], (store) => store.setQuantity(18, 1))).toBe(false);
    });
  });
});

describe('changing a quantity', () => {
  it('shows it immediately at the known unit price, and then the server’s response', async () => {
    const answer = deferred<Cart>();
    const { store } = await loaded({ 'PUT /api/cart/product/17': () => answer.promise });
    const changing = store.setQuantity(17, 3);
    expect(quantities(store)).toEqual([[17, 3]]);
    expect(store.state.cart?.products[0]?.total_gross).toBe(3 * 89_900);
    expect(store.state.cart?.products[0]?.total_net).toBe(3 * 70_787);
    expect(store.state.pending.has(17)).toBe(true);
    const tier = fakeCartProduct({ quantity: 3, price_gross: 85_900, total_gross: 257_700 });
    answer.resolve(cartOf(2, tier));
    await changing;
    expect(store.state.cart?.products[0]?.total_gross).toBe(257_700);
    expect(store.state.pending.size).toBe(0);
  });

  it('removes a product when its quantity is set to 0', async () => {
    const { store, api } = await loaded({ 'PUT /api/cart/product/17': () => cartOf(2) });
    const changing = store.setQuantity(17, 0);
    expect(quantities(store)).toEqual([]);
    await changing;
    expect(api.calls.at(-1)?.body).toEqual({ product_id: 17, quantity: 0 });
    expect(quantities(store)).toEqual([]);
  });

  it('rolls a refused change back, has its error, and loads the cart again', async () => {
    const { store, api } = await loaded({ 'PUT /api/cart/product/17': () => Promise.reject(fault('out_of_stock', {}, { available: 2 })) });
    await store.setQuantity(17, 5);
    expect(quantities(store)).toEqual([[17, 1]]);
    expect(store.state.faults.get(17)).toMatchObject({ message: 'Ebből a termékből már csak 2 darab rendelhető.' });
    expect(api.log.at(-1)).toBe('GET /api/cart');
  });

  it('restores a removed line if the shop cannot be reached', async () => {
    const { store, api } = await loaded({ 'PUT /api/cart/product/17': () => Promise.reject(offline()) });
    await store.setQuantity(17, 0);
    expect(quantities(store)).toEqual([[17, 1]]);
    expect(store.state.faults.has(17)).toBe(true);
    expect(api.log.at(-1)).toBe('GET /api/cart');
  });

  it('loads the cart after a lost response, and has no error if the change was made', async () => {
    const answers: FakeAnswers = { 'GET /api/cart': () => cartOf(1, armchair(1)), 'PUT /api/cart/product/17': () => Promise.reject(offline()) };
    const { store } = createStore(answers);
    await store.load();
    answers['GET /api/cart'] = () => cartOf(2, armchair(3));
    await store.setQuantity(17, 3);
    await settled();
    expect(quantities(store)).toEqual([[17, 3]]);
    expect(store.state.faults.has(17)).toBe(false);
  });

  it('shows an added product although the response was lost', async () => {
    const answers: FakeAnswers = { 'GET /api/cart': () => cartOf(1, armchair(1)), 'POST /api/cart/product': () => Promise.reject(offline()) };
    const { store } = createStore(answers);
    await store.load();
    answers['GET /api/cart'] = () => cartOf(2, armchair(1), lamp(1));
    await expect(store.add(18, 1)).rejects.toMatchObject({ code: 'network' });
    await settled();
    expect(quantities(store)).toEqual([[17, 1], [18, 1]]);
  });

  it('clears the error of a change with the next one', async () => {
    const answers: FakeAnswers = { 'PUT /api/cart/product/17': () => Promise.reject(fault('out_of_stock')) };
    const { store } = await loaded(answers);
    await store.setQuantity(17, 5);
    const second = store.setQuantity(17, 2);
    expect(store.state.faults.has(17)).toBe(false);
    await second;
  });

  it('sends the changes of one line one after another, and only the newest one waits', async () => {
    const first = deferred<Cart>();
    const answers = [first.promise, Promise.resolve(cartOf(3, armchair(5)))];
    const { store, api } = await loaded({ 'PUT /api/cart/product/17': () => answers.shift() });
    const changing = store.setQuantity(17, 2);
    void store.setQuantity(17, 3);
    void store.setQuantity(17, 4);
    void store.setQuantity(17, 5);
    first.resolve(cartOf(2, armchair(2)));
    await changing;
    const puts = api.calls.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toEqual([{ product_id: 17, quantity: 2 }, { product_id: 17, quantity: 5 }]);
    expect(puts.map(({ options }) => options?.queue)).toEqual(['cart-line-17', 'cart-line-17']);
    expect(quantities(store)).toEqual([[17, 5]]);
  });

  it('changes two lines concurrently, and keeps the newest cart in any order of the responses', async () => {
    const slow = deferred<Cart>();
    const { store } = await loaded(
      { 'PUT /api/cart/product/17': () => slow.promise, 'PUT /api/cart/product/18': () => cartOf(3, armchair(2), lamp(4)) },
      cartOf(1, armchair(1), lamp(1)),
    );
    const first = store.setQuantity(17, 2);
    await store.setQuantity(18, 4);
    slow.resolve(cartOf(2, armchair(2), lamp(1)));
    await first;
    expect(quantities(store)).toEqual([[17, 2], [18, 4]]);
  });
});
