/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { scrollToPart } from './scrollToPart.ts';

let scrolled: string[] = [];

beforeEach(() => {
  scrolled = [];
  document.body.innerHTML = '<main></main>';
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
});

/** Adds an element as a nested part does that arrives late, and waits until observers have seen it. */
async function add(id: string): Promise<void> {
  document.querySelector('main')?.append(Object.assign(document.createElement('section'), { id }));
  await new Promise((resolve) => setTimeout(resolve));
}

describe('an address with a part of the page', () => {
  it('scrolls to it if it is there', async () => {
    await add('győr');
    expect(scrollToPart('#gy%C5%91r')).toBe(true);
    expect(scrolled).toEqual(['győr']);
  });

  it('scrolls to it once it arrives, and only then', async () => {
    expect(scrollToPart('#map')).toBe(false);
    await add('other');
    expect(scrolled).toEqual([]);
    await add('map');
    await add('another');
    expect(scrolled).toEqual(['map']);
  });

  it('leaves the page to the visitor who has pressed a key before', async () => {
    scrollToPart('#map');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    await add('map');
    expect(scrolled).toEqual([]);
  });

  it('ignores names that cannot be decoded, and no name', () => {
    expect([scrollToPart('#%E0%A4%A'), scrollToPart('')]).toEqual([false, false]);
  });
});
