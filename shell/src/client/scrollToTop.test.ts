/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { initScrollToTop } from './scrollToTop.ts';

const scrolls: unknown[] = [];
let isCalm = false;
let isWide = true;

beforeEach(() => {
  scrolls.length = 0;
  isCalm = false;
  isWide = true;
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><button data-to-top hidden></button>';
  Object.assign(window, { scrollY: 0, scrollTo: (options: unknown) => scrolls.push(options), matchMedia: (query: string) => ({ matches: query.includes('width') ? isWide : isCalm }) });
  initScrollToTop();
});

const button = () => document.querySelector('button');

function scrollBy(windows: number): void {
  Object.assign(window, { scrollY: windows * window.innerHeight });
  window.dispatchEvent(new Event('scroll'));
}

/** Gives an element a box of 48 by 48 pixels. */
function placeAt(element: Element | null | undefined, { left, top }: { readonly left: number; readonly top: number }): void {
  if (element) element.getBoundingClientRect = () => new DOMRect(left, top, 48, 48);
}

describe('the button to the top', () => {
  it('is shown once the visitor has scrolled by the height of the window', () => {
    expect(button()?.hidden).toBe(true);
    scrollBy(0.9);
    expect(button()?.hidden).toBe(true);
    scrollBy(1);
    expect(button()?.hidden).toBe(false);
    scrollBy(0);
    expect(button()?.hidden).toBe(true);
  });

  it('is shown after two windows in a narrow one', () => {
    isWide = false;
    scrollBy(1.9);
    expect(button()?.hidden).toBe(true);
    scrollBy(2);
    expect(button()?.hidden).toBe(false);
  });

  it('is hidden while it would cover the focus', () => {
    const [link, far] = ['near', 'far'].map((id) => Object.assign(document.createElement('a'), { id, href: '#' }));
    document.body.append(link ?? '', far ?? '');
    placeAt(button(), { left: 900, top: 700 });
    placeAt(link, { left: 880, top: 690 });
    placeAt(far, { left: 100, top: 690 });
    scrollBy(2);
    link?.focus();
    expect(button()?.hidden).toBe(true);
    far?.focus();
    expect(button()?.hidden).toBe(false);
  });

  it('scrolls to the top and moves the focus there', () => {
    scrollBy(2);
    button()?.click();
    expect(scrolls).toEqual([{ top: 0, behavior: 'smooth' }]);
    expect(document.activeElement?.id).toBe('main');
  });

  it('jumps for visitors who prefer reduced motion', () => {
    isCalm = true;
    button()?.click();
    expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  });
});
