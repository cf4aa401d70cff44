/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadClient } from './loadClient.ts';

const FILES = { scripts: '/assets/1/react.js /assets/1/main.js', preloads: '/slices/catalog/1/remoteEntry.js' };

let paint: () => void;
let arrive: () => void;

/** The browser's parts that jsdom lacks: the first paint and the decoded picture come when a test says so. */
beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  document.body.innerHTML = '<img><img id="below"><img loading="lazy">';
  delete window.feszekHasIntent;
  const painted = Promise.withResolvers<void>();
  const decoded = Promise.withResolvers<void>();
  paint = painted.resolve;
  arrive = decoded.resolve;
  Object.assign(window, { PerformanceObserver: class { constructor(callback: () => void) { void painted.promise.then(callback); } observe() { /* Each is called back. */ } } });
  document.querySelectorAll('img').forEach((picture) => Object.assign(picture, {
    getBoundingClientRect: () => ({ width: 300, top: picture.id === 'below' ? window.innerHeight : 0 }),
    // Only the picture of the first view arrives.
    decode: () => (picture.id === 'below' || picture.getAttribute('loading') === 'lazy' ? Promise.withResolvers<void>().promise : decoded.promise),
  }));
});
afterEach(() => { jest.useRealTimers(); });

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const preloaded = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ href }) => new URL(href).pathname);
/** Long enough for two frames. */
const frames = () => jest.advanceTimersByTimeAsync(100);
const ALL = ['/assets/1/react.js', '/assets/1/main.js'];

describe('the scripts of the client', () => {
  it('are loaded in order, with those of the slice, when the first view and its main picture are painted', async () => {
    loadClient(FILES);
    paint();
    await frames();
    expect(scripts()).toEqual([]);
    arrive();
    await frames();
    expect(scripts()).toEqual(ALL);
    expect([...document.querySelectorAll('script')].map((script) => script.async)).toEqual([false, false]);
    expect(preloaded()).toEqual(['/slices/catalog/1/remoteEntry.js']);
    expect(window.feszekHasIntent).toBeUndefined();
  });

  it('read no layout before the first paint, which would compute it a second time', async () => {
    const pictures = [...document.querySelectorAll('img')];
    const reads = pictures.map((picture) => jest.spyOn(picture, 'getBoundingClientRect'));
    loadClient(FILES);
    await frames();
    expect(reads.every((read) => read.mock.calls.length === 0)).toBe(true);
    paint();
    await frames();
    expect(reads.some((read) => read.mock.calls.length > 0)).toBe(true);
    arrive();
    await frames();
    expect(scripts()).toEqual(ALL);
  });

  it('are loaded without a picture, and with one that fails', async () => {
    document.querySelectorAll('img').forEach((picture) => Object.assign(picture, { decode: () => Promise.reject(new Error('broken')) }));
    loadClient(FILES);
    paint();
    await frames();
    expect(scripts()).toEqual(ALL);
  });

  it('are loaded after three seconds if nothing is painted', async () => {
    loadClient(FILES);
    await jest.advanceTimersByTimeAsync(2999);
    expect(scripts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(scripts()).toEqual(ALL);
  });

  it.each(['touchstart', 'keydown', 'pointermove'])('are loaded at the first %s, once', async (sign) => {
    loadClient(FILES);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(scripts()).toEqual(ALL);
    expect(window.feszekHasIntent).toBe(true);
    paint();
    arrive();
    await frames();
    expect(scripts()).toEqual(ALL);
  });

  it('are not loaded for a pointer that rests over the page', () => {
    loadClient(FILES);
    const move = (movementX: number) => document.body.dispatchEvent(Object.assign(new MouseEvent('pointermove', { bubbles: true }), { movementX, movementY: 0 }));
    move(0);
    expect(scripts()).toEqual([]);
    expect(window.feszekHasIntent).toBeUndefined();
    move(4);
    expect(scripts()).toEqual(ALL);
  });

  it('are not loaded by a copy of a page, which lists none', async () => {
    loadClient({});
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    paint();
    arrive();
    await frames();
    expect(scripts()).toEqual([]);
  });
});
