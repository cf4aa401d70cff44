/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BusTimeoutError, createBus, isBusTimeoutError } from './index.ts';
import type { BusView } from './index.ts';

let catalog: BusView;
let cart: BusView;

beforeEach(() => {
  jest.useFakeTimers();
  const hub = createBus({ channel: null });
  catalog = hub.for({ slice: 'catalog', version: '1.4.0' });
  cart = hub.for({ slice: 'cart-checkout', version: '2.0.1' });
});
afterEach(() => {
  jest.useRealTimers();
});

const twoChairs = { productId: 17, quantity: 2 };

describe('a request', () => {
  it('is answered by its responder', async () => {
    cart.answer('cart.add-product', async ({ quantity }) => ({ ok: quantity === 2 }));
    await expect(catalog.ask('cart.add-product', twoChairs)).resolves.toEqual({ ok: true });
  });

  it('is answered late by a slice that was still loading', async () => {
    const answer = catalog.ask('cart.add-product', twoChairs);
    await jest.advanceTimersByTimeAsync(4_900);
    cart.answer('cart.add-product', async () => ({ ok: true }));
    await expect(answer).resolves.toEqual({ ok: true });
  });

  it('fails with a typed time-out after 5 s without an answer', async () => {
    const answer = catalog.ask('cart.add-product', twoChairs).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(4_999);
    await expect(Promise.race([answer, 'still waiting'])).resolves.toBe('still waiting');
    await jest.advanceTimersByTimeAsync(1);
    const error = await answer;
    expect(error).toBeInstanceOf(BusTimeoutError);
    expect(isBusTimeoutError(error)).toBe(true);
    expect(error).toMatchObject({ code: 'bus_timeout', topic: 'cart.add-product' });
  });

  it('has a time limit of the requester’s choice, for waiting and answering together', async () => {
    const answer = catalog.ask('cart.add-product', twoChairs, 1_000).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(600);
    cart.answer('cart.add-product', () => new Promise((resolve) => setTimeout(() => resolve({ ok: true }), 600)));
    await jest.advanceTimersByTimeAsync(400);
    expect(isBusTimeoutError(await answer)).toBe(true);
  });

  it('is not passed to a responder that registers after the time-out', async () => {
    const answer = catalog.ask('cart.add-product', twoChairs).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(5_000);
    await answer;
    const responder = jest.fn(async () => ({ ok: true }));
    cart.answer('cart.add-product', responder);
    expect(responder).not.toHaveBeenCalled();
  });

  it('fails with the error of its responder', async () => {
    const error = new Error('The cart is closed');
    cart.answer('cart.add-product', async () => {
      throw error;
    });
    await expect(catalog.ask('cart.add-product', twoChairs)).rejects.toBe(error);
  });

  it('fails, too, if a responder throws before it begins to answer', async () => {
    const error = new Error('The cart is closed');
    cart.answer('cart.add-product', () => {
      throw error;
    });
    await expect(catalog.ask('cart.add-product', twoChairs)).rejects.toBe(error);
  });

  it('leaves no timer behind', async () => {
    cart.answer('cart.add-product', async () => ({ ok: true }));
    await catalog.ask('cart.add-product', twoChairs);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('has one responder: a second one throws', () => {
    cart.answer('cart.add-product', async () => ({ ok: true }));
    expect(() => catalog.answer('cart.add-product', async () => ({ ok: false }))).toThrow('cart.add-product has a responder already');
  });

  it('can have another responder once the first has withdrawn, who cannot withdraw the second', async () => {
    const withdraw = cart.answer('cart.add-product', async () => ({ ok: false }));
    withdraw();
    cart.answer('cart.add-product', async () => ({ ok: true }));
    withdraw();
    await expect(catalog.ask('cart.add-product', twoChairs)).resolves.toEqual({ ok: true });
  });
});
