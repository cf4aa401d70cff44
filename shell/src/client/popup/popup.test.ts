/** @jest-environment jsdom */
import { createBus } from '@feszek/bus';
import type { Bus, PageLocation } from '@feszek/contract';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPopupNotifier } from './notifyPopup.ts';
import { startPopup } from './startPopup.ts';

const SCRIPT = 'https://popup.example/tool.js';
const BLOG = { routeName: 'blog', pathname: '/hu/blog', search: '' } as const satisfies PageLocation;
const CONSENT = { statistics: false, marketing: true, decidedAt: '2026-11-23T10:00:00.000Z' };

/** The bus of a visitor who agrees, on the home page, and an empty record of what the tool is notified of. */
function open(): { readonly bus: Bus; readonly seen: string[] } {
  const bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  bus.set('visitor.consent', CONSENT);
  bus.set('shop.location', { routeName: 'index', pathname: '/hu', search: '' });
  return { bus, seen: [] };
}

/** Shows a page, as the router does. */
function navigate(bus: Bus, page: PageLocation): void {
  bus.emit('navigation.started', { href: page.pathname + page.search });
  bus.set('shop.location', page);
  bus.emit('navigation.finished', page);
}

describe('the popup tool', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    delete window.popupTool;
    document.head.replaceChildren();
  });

  it('is notified of a page once it is ready', () => {
    const seen: string[] = [];
    let isReady = false;
    const notify = createPopupNotifier({ tool: () => (isReady ? { pageView: (path) => void seen.push(path) } : undefined), isAllowed: () => true });
    notify('/hu');
    jest.advanceTimersByTime(250 * 20);
    isReady = true;
    jest.advanceTimersByTime(250);
    expect(seen).toEqual(['/hu']);
  });

  it('is looked for fifty times at intervals of 250 ms', () => {
    const tool = jest.fn(() => undefined);
    createPopupNotifier({ tool, isAllowed: () => true })('/hu');
    jest.advanceTimersByTime(250 * 49);
    expect(tool).toHaveBeenCalledTimes(50);
    jest.advanceTimersByTime(60_000);
    expect(tool).toHaveBeenCalledTimes(50);
  });

  it('is notified of the latest of several pages that it was not ready for', () => {
    const seen: string[] = [];
    let isReady = false;
    const notify = createPopupNotifier({ tool: () => (isReady ? { pageView: (path) => void seen.push(path) } : undefined), isAllowed: () => true });
    notify('/hu');
    notify('/hu/termekek');
    isReady = true;
    jest.advanceTimersByTime(250);
    expect(seen).toEqual(['/hu/termekek']);
  });

  it('is loaded, and notified of each navigation until the visitor withdraws the consent', () => {
    const { bus, seen } = open();
    window.popupTool = { pageView: (path) => void seen.push(path) };
    startPopup({ bus, scriptUrl: SCRIPT });
    expect(document.querySelector('script')?.src).toBe(SCRIPT);
    navigate(bus, BLOG);
    bus.set('visitor.consent', { ...CONSENT, marketing: false });
    navigate(bus, { ...BLOG, pathname: '/hu/kosar' });
    expect(seen).toEqual(['/hu', '/hu/blog']);
  });

  it('is not notified if the visitor withdraws the consent before it is ready', () => {
    const { bus, seen } = open();
    startPopup({ bus, scriptUrl: SCRIPT });
    jest.advanceTimersByTime(250 * 3);
    bus.set('visitor.consent', { ...CONSENT, marketing: false });
    window.popupTool = { pageView: (path) => void seen.push(path) };
    jest.advanceTimersByTime(60_000);
    expect(seen).toEqual([]);
  });

  it('is not loaded if the visitor has withdrawn the consent meanwhile', () => {
    const { bus } = open();
    bus.set('visitor.consent', { ...CONSENT, marketing: false });
    startPopup({ bus, scriptUrl: SCRIPT });
    expect(document.querySelector('script')).toBeNull();
  });

  it('is notified once of a page that is loaded again, or that stays because the next one fails', () => {
    const { bus, seen } = open();
    window.popupTool = { pageView: (path) => void seen.push(path) };
    startPopup({ bus, scriptUrl: SCRIPT });
    navigate(bus, BLOG);
    navigate(bus, BLOG);
    // The list shows more, and its address says so.
    bus.set('shop.location', { ...BLOG, search: '?page=2' });
    bus.emit('navigation.started', { href: '/hu/blog?topic=nappali' });
    bus.emit('navigation.finished', { ...BLOG, search: '?page=2' });
    navigate(bus, { ...BLOG, search: '?topic=nappali' });
    expect(seen).toEqual(['/hu', '/hu/blog', '/hu/blog']);
  });
});
