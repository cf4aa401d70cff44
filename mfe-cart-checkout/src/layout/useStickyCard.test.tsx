/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useStickyCard } from './useStickyCard.ts';

/** What the browser calls after a change of sizes. */
const observers = new Set<() => void>();
let scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function scrollIntoView() { scrolledTo.push(this); };
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

function StickyCard() {
  return <div ref={useStickyCard()} role="group" aria-label="Összegzés"><a href="#cart">Kosár módosítása</a></div>;
}

const card = () => screen.getByRole('group', { name: 'Összegzés' });
const link = () => screen.getByRole('link', { name: 'Kosár módosítása' });
const placeLinkAt = (top: number) => {
  link().getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
};

describe('a sticky card', () => {
  it('passes its height to its style, also after a change', () => {
    render(<StickyCard />);
    for (const height of [600, 1200]) {
      Object.defineProperty(card(), 'offsetHeight', { value: height, configurable: true });
      for (const callback of observers) callback();
      expect(card().style.getPropertyValue('--card-size')).toBe(`${height}px`);
    }
  });

  it('scrolls to a focused element above the window, and sticks again afterwards', () => {
    render(<StickyCard />);
    placeLinkAt(-80);
    link().focus();
    expect([scrolledTo, card().dataset['revealed']]).toEqual([[link()], '']);
    link().blur();
    expect(card().dataset['revealed']).toBeUndefined();
  });

  it('keeps sticking when a visible element is focused', () => {
    render(<StickyCard />);
    placeLinkAt(80);
    link().focus();
    expect([scrolledTo, card().dataset['revealed']]).toEqual([[], undefined]);
  });

  it('is not observed after it has left the page', () => {
    render(<StickyCard />).unmount();
    expect(observers.size).toBe(0);
  });
});
