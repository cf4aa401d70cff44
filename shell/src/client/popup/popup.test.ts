/** @jest-environment jsdom */
import { createBus } from '@feszek/bus';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPopupNotifier } from './notifyPopup.ts';
import { startPopup } from './startPopup.ts';

const CONSENT = { statistics: false, marketing: true, decidedAt: '2026-11-23T10:00:00.000Z' };

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
    const notify = createPopupNotifier(() => (isReady ? { pageView: (path) => void seen.push(path) } : undefined));
    notify('/hu');
    jest.advanceTimersByTime(250 * 20);
    isReady = true;
    jest.advanceTimersByTime(250);
    expect(seen).toEqual(['/hu']);
  });

  it('is looked for fifty times at intervals of 250 ms', () => {
    const tool = jest.fn(() => undefined);
    createPopupNotifier(tool)('/hu');
    jest.advanceTimersByTime(250 * 49);
    expect(tool).toHaveBeenCalledTimes(50);
    jest.advanceTimersByTime(60_000);
    expect(tool).toHaveBeenCalledTimes(50);
  });

  it('is notified of the latest of several pages that it was not ready for', () => {
    const seen: string[] = [];
    let isReady = false;
    const notify = createPopupNotifier(() => (isReady ? { pageView: (path) => void seen.push(path) } : undefined));
    notify('/hu');
    notify('/hu/termekek');
    isReady = true;
    jest.advanceTimersByTime(250);
    expect(seen).toEqual(['/hu/termekek']);
  });

  it('is loaded, and notified of each navigation until the visitor withdraws the consent', () => {
    const bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
    const seen: string[] = [];
    bus.set('visitor.consent', CONSENT);
    window.popupTool = { pageView: (path) => void seen.push(path) };
    startPopup({ bus, scriptUrl: 'https://popup.example/tool.js' });
    expect(document.querySelector('script')?.src).toBe('https://popup.example/tool.js');
    const page = { routeName: 'index', pathname: '/hu/blog', search: '' } as const;
    bus.emit('navigation.finished', page);
    bus.set('visitor.consent', { ...CONSENT, marketing: false });
    bus.emit('navigation.finished', { ...page, pathname: '/hu/kosar' });
    expect(seen).toEqual(['/', '/hu/blog']);
  });
});
