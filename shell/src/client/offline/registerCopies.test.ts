/** @jest-environment jsdom */
import { createBus } from '@feszek/bus';
import { ROUTES, RouteTable } from '@feszek/contract';
import { fakeCart, fakeUser } from '@feszek/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { WorkerMessage } from '../../worker/workerMessages.ts';
import { registerCopies } from './registerCopies.ts';

const PAGE = { routeName: 'index', pathname: '/hu', search: '' } as const;
const PICTURES_MS = 1500;
const CART_MS = 3000;

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, get: () => value });
}

function cartOf(quantity: number) {
  const { currency, summary: { services: _, ...summary } } = fakeCart();
  return { quantity, currency, summary };
}

/** Lets promises that are settled call back. */
async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
}

describe('the copies for reading offline', () => {
  let sent: WorkerMessage[] = [];
  let registered: string[] = [];
  let left = new AbortController();
  const bus = () => createBus({ channel: null }).for({ slice: 'shell', version: 'test' });

  beforeEach(() => {
    jest.useFakeTimers();
    // The page lives as long as its listeners. Each test has a page of its own.
    const add = document.addEventListener.bind(document);
    jest.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal: left.signal }));
    sent = [];
    registered = [];
    const active = { postMessage: (message: WorkerMessage) => void sent.push(message) };
    define(navigator, 'serviceWorker', { ready: Promise.resolve({ active }), register: async (path: string) => void registered.push(path) });
    window.history.replaceState(null, '', '/hu');
  });
  afterEach(() => {
    left.abort();
    left = new AbortController();
    jest.restoreAllMocks();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(document, 'visibilityState');
    document.body.replaceChildren();
  });

  async function started() {
    const parts = bus();
    await registerCopies(parts, 'hu', new RouteTable(ROUTES));
    await settle();
    return parts;
  }

  function show(state: DocumentVisibilityState): void {
    define(document, 'visibilityState', state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  function addPicture(src: string, width: number): void {
    const picture = document.createElement('img');
    for (const [name, value] of Object.entries({ complete: width > 0, naturalWidth: width, currentSrc: src })) define(picture, name, value);
    document.body.append(picture);
  }

  it('register the service worker, and report the page with the pictures that are shown', async () => {
    addPicture('/images/content/a/640.webp', 640);
    addPicture('/images/content/b/640.webp', 0);
    window.history.replaceState(null, '', '/hu/termekek?page=2');
    await started();
    expect(registered).toEqual(['/service-worker.js']);
    expect(sent).toEqual([{ kind: 'page-shown', href: '/hu/termekek?page=2', pictures: ['/images/content/a/640.webp'] }]);
  });

  it('report the last of several navigations, once its pictures had time to arrive', async () => {
    const parts = await started();
    sent.length = 0;
    for (const pathname of ['/hu/blog', '/hu/kosar']) {
      window.history.replaceState(null, '', pathname);
      parts.emit('navigation.finished', { ...PAGE, pathname });
      await jest.advanceTimersByTimeAsync(PICTURES_MS - 1);
    }
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ kind: 'page-shown', href: '/hu/kosar', pictures: [] }]);
  });

  it('report the page again when it is left, with the pictures further down', async () => {
    await started();
    sent.length = 0;
    show('visible');
    addPicture('/images/content/c/640.webp', 640);
    show('hidden');
    await settle();
    expect(sent).toEqual([{ kind: 'page-shown', href: '/hu', pictures: ['/images/content/c/640.webp'] }]);
  });

  it('do not report the page of a route that the contract does not have', async () => {
    const [first] = ROUTES;
    const own = { ...first, name: 'example', paths: { hu: '/hu/pelda', en: '/en/example' } };
    window.history.replaceState(null, '', '/hu/pelda');
    await registerCopies(bus(), 'hu', new RouteTable([...ROUTES, own]));
    await settle();
    expect(sent).toEqual([]);
  });

  it('report changes of the cart together, but not an empty cart that stays empty', async () => {
    const parts = await started();
    sent.length = 0;
    parts.set('cart.summary', cartOf(0));
    await jest.advanceTimersByTimeAsync(CART_MS);
    expect(sent).toEqual([]);
    for (const quantity of [1, 2, 0]) parts.set('cart.summary', cartOf(quantity));
    await jest.advanceTimersByTimeAsync(CART_MS);
    expect(sent).toEqual([{ kind: 'cart-changed', href: '/hu/kosar' }]);
  });

  it('leave a change of the cart to the page that the visitor sees', async () => {
    const parts = await started();
    define(document, 'visibilityState', 'hidden');
    sent.length = 0;
    parts.set('cart.summary', cartOf(1));
    await jest.advanceTimersByTimeAsync(CART_MS);
    expect(sent).toEqual([]);
  });

  it('report another visitor, but neither the first one nor a change of their data', async () => {
    const parts = await started();
    sent.length = 0;
    const user = fakeUser();
    for (const each of [user, { ...user, name: 'Kovács Anna' }]) parts.set('visitor.user', each);
    await settle();
    expect(sent).toEqual([]);
    parts.set('visitor.user', null);
    await settle();
    expect(sent).toEqual([{ kind: 'visitor-changed' }]);
  });
});
