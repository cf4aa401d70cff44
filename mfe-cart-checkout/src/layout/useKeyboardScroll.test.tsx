/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useKeyboardScroll } from './useKeyboardScroll.ts';

/** What the browser calls after a change of sizes. */
const observers = new Set<() => void>();

beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
        observers.add(callback);
      }
      observe() { /* Each is called back. */ }
      disconnect() { observers.delete(this.#callback); }
    },
  });
});
afterEach(cleanup);

function Scrolling() {
  return <div ref={useKeyboardScroll()} role="group" aria-label="Összegzés"><p>Végösszeg</p></div>;
}

const group = () => screen.getByRole('group', { name: 'Összegzés' });

function resizeTo(scrollHeight: number, clientHeight: number): void {
  for (const [name, value] of Object.entries({ scrollHeight, clientHeight })) Object.defineProperty(group(), name, { value, configurable: true });
  for (const callback of observers) callback();
}

describe('an element that scrolls by itself', () => {
  it('is a stop of the Tab key only while its content is longer than it is', () => {
    render(<Scrolling />);
    resizeTo(300, 300);
    expect(group().hasAttribute('tabindex')).toBe(false);
    resizeTo(301, 300);
    expect(group().tabIndex).toBe(0);
    resizeTo(200, 300);
    expect(group().hasAttribute('tabindex')).toBe(false);
  });

  it('is not observed after it has left the page', () => {
    render(<Scrolling />).unmount();
    expect(observers.size).toBe(0);
  });
});
