/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

beforeAll(() => import('./early.ts'));

beforeEach(() => {
  window.feszekEarlyClicks = [];
  document.body.innerHTML = '<div id="slot"><button id="add" data-replay><span>Kosárba</span></button><a id="link" href="#x">x</a></div>';
});

function clicked(selector: string): { event: MouseEvent; heard: jest.Mock } {
  const heard = jest.fn();
  document.querySelector(selector)?.addEventListener('click', heard);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return { event, heard };
}

describe('a click before its slice is awake', () => {
  it('is kept, and shown as being at work', () => {
    const { event, heard } = clicked('#add span');
    const button = document.querySelector('#add');
    expect(event.defaultPrevented).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    expect(window.feszekEarlyClicks).toEqual([button]);
    expect(button?.getAttribute('aria-busy')).toBe('true');
  });

  it('is kept once, however impatient the visitor', () => {
    clicked('#add');
    clicked('#add');
    expect(window.feszekEarlyClicks).toHaveLength(1);
  });

  it('on anything else goes its way', () => {
    const { event, heard } = clicked('#link');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(false);
    expect(window.feszekEarlyClicks).toEqual([]);
  });
});

describe('a click once its slice is awake', () => {
  it('goes its way', () => {
    document.getElementById('slot')?.setAttribute('data-ready', '');
    expect(clicked('#add').heard).toHaveBeenCalledTimes(1);
    expect(window.feszekEarlyClicks).toEqual([]);
  });
});
