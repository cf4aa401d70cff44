/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import type { Bus } from '@feszek/contract';
import { watchFirstUse } from './firstUse.ts';

/** A frame and the longest wait after it, in milliseconds. */
const PAINT_MS = 520;

let bus: Bus;
let onUsed: jest.Mock<() => void>;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button>Menü</button><a href="/hu/szekek"><img></a><a id="cart" href="/hu/kosar" aria-haspopup="dialog">Kosár</a>';
  bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  onUsed = jest.fn();
  watchFirstUse(bus)(onUsed);
});
afterEach(() => { jest.useRealTimers(); });

const interact = (selector: string, sign = 'pointerdown') => document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the first use of a page', () => {
  it('is the first interaction', async () => {
    await passes(10_000);
    expect(onUsed).not.toHaveBeenCalled();
    interact('button');
    await passes(0);
    expect(onUsed).toHaveBeenCalledTimes(1);
    interact('button');
    await passes(10_000);
    expect(onUsed).toHaveBeenCalledTimes(1);
  });

  it('does not wait at a link that opens something on the page', async () => {
    interact('#cart');
    await passes(0);
    expect(onUsed).toHaveBeenCalledTimes(1);
  });

  it('comes after the paint of the page that the first interaction leads to, however long that takes', async () => {
    interact('img');
    await passes(100);
    bus.emit('navigation.started', { href: '/hu/szekek' });
    await passes(10_000);
    expect(onUsed).not.toHaveBeenCalled();
    bus.emit('navigation.finished', { pathname: '/hu/szekek', search: '', routeName: 'category' });
    await passes(0);
    expect(onUsed).not.toHaveBeenCalled();
    await passes(PAINT_MS);
    expect(onUsed).toHaveBeenCalledTimes(1);
  });

  it('does not wait long for the navigation of a link that was only touched', async () => {
    interact('img', 'pointermove');
    await passes(400);
    expect(onUsed).not.toHaveBeenCalled();
    await passes(100 + PAINT_MS);
    expect(onUsed).toHaveBeenCalledTimes(1);
  });

  it('that was before the client was loaded is reported at once', async () => {
    window.feszekHasIntent = true;
    const onLateUsed = jest.fn();
    watchFirstUse(bus)(onLateUsed);
    delete window.feszekHasIntent;
    await passes(0);
    expect(onLateUsed).toHaveBeenCalledTimes(1);
  });
});
