/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import type { BusView } from '@feszek/bus';
import { fireEvent } from '@testing-library/dom';
import { headerHtml } from '../../test/header.ts';
import { initSearch } from './search.ts';

const load = jest.fn<() => Promise<unknown>>();
const mount = jest.fn<(name: string, element: HTMLElement) => void>();
const go = jest.fn<(href: string) => Promise<boolean>>();
const onError = jest.fn<(error: unknown) => void>();
const opened = jest.fn();
let bus: BusView;

function link(): HTMLAnchorElement {
  const found = document.querySelector<HTMLAnchorElement>('.shell-tools a[data-search]');
  if (!found) throw new Error('The header has no way to the search');
  return found;
}

/** Clicks and returns whether the browser would follow the link, which jsdom cannot do. */
function click(init: MouseEventInit = {}): boolean {
  let isFollowed = false;
  document.body.addEventListener('click', (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  }, { once: true });
  fireEvent.click(link(), { button: 0, ...init });
  return isFollowed;
}

const press = (target: Element, init: KeyboardEventInit) => fireEvent.keyDown(target, { key: 'k', ctrlKey: true, ...init });

beforeEach(() => {
  jest.useFakeTimers();
  const hub = createBus({ channel: null });
  bus = hub.for({ slice: 'shell', version: 'test' });
  const overlay = hub.for({ slice: 'catalog', version: 'test' });
  opened.mockReset();
  load.mockReset().mockResolvedValue({});
  mount.mockReset().mockImplementation(() => {
    overlay.answer('search.open', async () => {
      opened();
      return { ok: true };
    });
  });
  go.mockReset().mockResolvedValue(true);
  onError.mockReset();
  document.body.innerHTML = `${headerHtml()}<main><input id="field"><dialog></dialog></main>`;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the search link', () => {
  it('leads to the search page without scripts, on every page', () => {
    expect(link().getAttribute('href')).toBe('/hu/kereses');
    expect(link().textContent).toBe('Keresés');
    expect(link().hasAttribute('aria-haspopup')).toBe(false);
  });
});

describe('the initialised search link', () => {
  let listening: jest.SpiedFunction<typeof document.addEventListener>;

  beforeEach(() => {
    listening = jest.spyOn(document, 'addEventListener');
    initSearch({ bus, load, mount, go, onError });
  });

  // All tests share one document, and each page's listeners remain on it.
  afterEach(() => {
    for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
    listening.mockRestore();
  });

  it('loads nothing before the first sign of intent', () => {
    expect(load).not.toHaveBeenCalled();
    expect(link().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
  });

  it('opens the overlay on a click, and loads it once', async () => {
    expect(click()).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
    click();
    await jest.advanceTimersByTimeAsync(0);
    expect(mount).toHaveBeenCalledTimes(1);
    expect(mount).toHaveBeenCalledWith('catalog/search-overlay', expect.any(HTMLElement));
    expect(opened).toHaveBeenCalledTimes(2);
    expect(go).not.toHaveBeenCalled();
  });

  it('leaves a click that opens a new tab to the browser', () => {
    expect(click({ ctrlKey: true })).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });

  it('preloads the overlay for a pointer that rests on it, not for one that passes', async () => {
    fireEvent.pointerEnter(link(), { pointerType: 'mouse' });
    fireEvent.pointerLeave(link());
    await jest.advanceTimersByTimeAsync(100);
    expect(load).not.toHaveBeenCalled();
    fireEvent.focus(link());
    await jest.advanceTimersByTimeAsync(100);
    expect(mount).toHaveBeenCalledTimes(1);
    expect(opened).not.toHaveBeenCalled();
  });

  it('leads to the search page if the catalogue is unavailable, and tries the overlay again the next time', async () => {
    load.mockRejectedValueOnce(new Error('Loading script failed'));
    click();
    await jest.advanceTimersByTimeAsync(0);
    expect(go).toHaveBeenCalledWith(expect.stringContaining('/hu/kereses'));
    expect(onError).toHaveBeenCalledTimes(1);
    click();
    await jest.advanceTimersByTimeAsync(0);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('leads to the search page and stops showing progress if the overlay does not open in time', async () => {
    mount.mockReturnValue();
    click();
    await jest.advanceTimersByTimeAsync(0);
    expect(link().getAttribute('aria-busy')).toBe('true');
    await jest.advanceTimersByTimeAsync(5000);
    expect(go).toHaveBeenCalledTimes(1);
    expect(link().hasAttribute('aria-busy')).toBe(false);
  });

  it('opens on Ctrl+K and on ⌘K', async () => {
    expect(press(document.body, {})).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
    press(document.body, { ctrlKey: false, metaKey: true, key: 'K' });
    await jest.advanceTimersByTimeAsync(0);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('ignores the keys in text fields, in other shortcuts, and while a dialog is open', async () => {
    for (const field of document.querySelectorAll('#field')) press(field, {});
    press(document.body, { ctrlKey: false });
    press(document.body, { shiftKey: true });
    document.querySelector('dialog')?.setAttribute('open', '');
    press(document.body, {});
    await jest.advanceTimersByTimeAsync(0);
    expect(opened).not.toHaveBeenCalled();
  });
});
