/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

beforeAll(() => import('./early.ts'));

beforeEach(() => {
  window.feszekEarlyClicks = [];
  document.body.innerHTML = '<div id="slot"><button id="add" data-replay><span>Kosárba</span></button><a id="link" href="#x">x</a><a id="photo" href="#y" data-replay>y</a></div>';
});

function clicked(selector: string, keys: MouseEventInit = {}): { event: MouseEvent; listener: jest.Mock } {
  const listener = jest.fn();
  document.querySelector(selector)?.addEventListener('click', listener);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  document.querySelector(selector)?.dispatchEvent(event);
  return { event, listener };
}

describe('a click before its slice is hydrated', () => {
  it('is stored, and its button is marked busy', () => {
    const { event, listener } = clicked('#add span');
    const button = document.querySelector('#add');
    expect(event.defaultPrevented).toBe(true);
    expect(listener).not.toHaveBeenCalled();
    expect(window.feszekEarlyClicks).toEqual([button]);
    expect(button?.getAttribute('aria-busy')).toBe('true');
  });

  it('is stored once, also if repeated', () => {
    clicked('#add');
    clicked('#add');
    expect(window.feszekEarlyClicks).toHaveLength(1);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s is not intercepted on a link, which opens elsewhere, but on a button', (key) => {
    const { event, listener } = clicked('#photo', { [key]: true });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(false);
    expect(window.feszekEarlyClicks).toEqual([]);
    expect(clicked('#add', { [key]: true }).event.defaultPrevented).toBe(true);
    expect(window.feszekEarlyClicks).toEqual([document.querySelector('#add')]);
  });

  it('on any other element is not intercepted', () => {
    const { event, listener } = clicked('#link');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(false);
    expect(window.feszekEarlyClicks).toEqual([]);
  });
});

describe('a click on a hydrated slice', () => {
  it('is not intercepted', () => {
    document.getElementById('slot')?.setAttribute('data-ready', '');
    expect(clicked('#add').listener).toHaveBeenCalledTimes(1);
    expect(window.feszekEarlyClicks).toEqual([]);
  });
});
