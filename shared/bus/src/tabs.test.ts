/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BUS_VERSION, CONSENT_DENIED } from '@feszek/contract';
import { fakeSummary, fakeUser } from '@feszek/testing';
import { createFakeBrowser } from '../test/fakeBrowser.ts';
import type { FakeBrowser } from '../test/fakeBrowser.ts';
import { createBus } from './index.ts';

const shell = { slice: 'shell', version: '1.0.0' } as const;
const accepted = { statistics: true, marketing: false, decidedAt: '2025-11-21T08:00:00.000Z' };

let browser: FakeBrowser;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2025-11-21T08:00:00.000Z') });
  browser = createFakeBrowser();
});
afterEach(() => {
  jest.useRealTimers();
});

function openTab() {
  const hub = createBus({ channel: browser.openTab() });
  return { hub, bus: hub.for(shell) };
}

/** A tab in the back/forward cache receives nothing until it is restored. */
function openSleepyTab() {
  const channel = browser.openTab();
  let isAsleep = false;
  const hub = createBus({
    channel: { ...channel, addEventListener: (type, listener) => channel.addEventListener(type, (event) => isAsleep || listener(event)) },
  });
  return {
    hub,
    bus: hub.for(shell),
    sleep: () => (isAsleep = true),
    restore: () => (isAsleep = false),
  };
}

describe("the visitor's tabs", () => {
  it.each([
    ['visitor.user', fakeUser()],
    ['visitor.user', null],
    ['visitor.favourites', [17, 4]],
    ['visitor.consent', accepted],
    ['cart.summary', { quantity: 1, currency: 'HUF', summary: fakeSummary() }],
  ] as const)('share %s', (topic, value) => {
    const [first, second] = [openTab(), openTab()];
    first.bus.set(topic, value);
    expect(second.bus.get(topic)).toEqual(value);
  });

  it('do not share the topics of a page', () => {
    const [first, second] = [openTab(), openTab()];
    const listener = jest.fn();
    second.bus.on('notice.shown', listener);
    first.bus.set('shop.currency', 'EUR');
    first.bus.set('shop.vat-mode', 'gross');
    first.bus.set('shop.locale', 'en');
    first.bus.emit('notice.shown', { kind: 'info', text: 'Szia!' });
    expect(second.bus.get('shop.currency')).toBeUndefined();
    expect(second.bus.get('shop.vat-mode')).toBeUndefined();
    expect(second.bus.get('shop.locale')).toBeUndefined();
    expect(listener).not.toHaveBeenCalled();
  });

  it('reach a tab that opens late', () => {
    openTab().bus.set('visitor.consent', accepted);
    expect(openTab().bus.get('visitor.consent')).toEqual(accepted);
  });

  it('do not include a consent before the decision', () => {
    openTab();
    openTab();
    const question = { bus: BUS_VERSION, kind: 'question' };
    expect(browser.messages).toEqual([question, question]);
  });

  it('do not send back what they receive', () => {
    const [first] = [openTab(), openTab(), openTab()];
    const before = browser.messages.length;
    first.bus.set('visitor.favourites', [17]);
    expect(browser.messages.length - before).toBe(1);
  });

  it('ignore an older value of a tab that was suspended during a change', () => {
    const old = openSleepyTab();
    old.bus.set('visitor.favourites', [17]);
    old.sleep();
    const { hub, bus } = openTab();
    jest.advanceTimersByTime(1_000);
    bus.set('visitor.favourites', [17, 4]);
    old.restore();
    hub.sync();
    expect(bus.get('visitor.favourites')).toEqual([17, 4]);
  });

  it('receive the newest values when they are restored', () => {
    const old = openSleepyTab();
    old.sleep();
    openTab().bus.set('visitor.favourites', [17]);
    old.restore();
    old.hub.sync();
    expect(old.bus.get('visitor.favourites')).toEqual([17]);
  });

  it('agree where two of them set a value in the same millisecond', () => {
    const channel = browser.openTab();
    const held: unknown[] = [];
    const slow = createBus({ channel: { ...channel, postMessage: (data) => held.push(data) } }).for(shell);
    const other = openTab().bus;
    slow.set('visitor.favourites', [1]);
    other.set('visitor.favourites', [2]);
    held.forEach((data) => channel.postMessage(data));
    expect(slow.get('visitor.favourites')).toEqual(other.get('visitor.favourites'));
  });

  it('do not ignore a value because the clock was set back', () => {
    const [first, second] = [openTab(), openTab()];
    first.bus.set('visitor.favourites', [17]);
    jest.setSystemTime(Date.parse('2025-11-21T07:00:00.000Z'));
    second.bus.set('visitor.favourites', [17, 4]);
    expect(first.bus.get('visitor.favourites')).toEqual([17, 4]);
  });

  it('receive nothing any more once they are closed', () => {
    const [first, second] = [openTab(), openTab()];
    first.hub.close();
    second.bus.set('visitor.favourites', [17]);
    first.bus.set('visitor.favourites', [4]);
    expect(second.bus.get('visitor.favourites')).toEqual([17]);
  });
});

describe('a message from elsewhere', () => {
  const stamp = { at: Date.parse('2026-01-01T00:00:00.000Z'), tab: 'z' };
  const granted = { statistics: true, marketing: true, decidedAt: null };

  it.each([
    ['that is no message of the bus', 'hello'],
    ['of another version', { bus: BUS_VERSION + 1, kind: 'value', topic: 'visitor.consent', value: granted, ...stamp }],
    ['about an unknown topic', { bus: BUS_VERSION, kind: 'value', topic: 'visitor.password', value: 'x', ...stamp }],
    ['about a topic of the page', { bus: BUS_VERSION, kind: 'value', topic: 'shop.currency', value: 'EUR', ...stamp }],
    ['without a stamp', { bus: BUS_VERSION, kind: 'value', topic: 'visitor.consent', value: granted }],
    ['whose value has the wrong shape', { bus: BUS_VERSION, kind: 'value', topic: 'visitor.consent', value: { statistics: 'yes' }, ...stamp }],
    ['whose user is incomplete', { bus: BUS_VERSION, kind: 'value', topic: 'visitor.user', value: { id: 5 }, ...stamp }],
    ['whose cart has no amounts', { bus: BUS_VERSION, kind: 'value', topic: 'cart.summary', value: { quantity: 1, currency: 'HUF' }, ...stamp }],
  ])('%s is passed over', (_what, message) => {
    const { bus } = openTab();
    browser.say(message);
    expect(bus.get('visitor.consent')).toEqual(CONSENT_DENIED);
    expect([bus.get('shop.currency'), bus.get('visitor.user'), bus.get('cart.summary')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('without a page', () => {
  it('no channel is opened, so that a server shares nothing and can end', () => {
    const open = jest.spyOn(globalThis, 'BroadcastChannel');
    createBus().close();
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });
});
