/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { initScrollToTop } from './scrollToTop.ts';

const scrolls: unknown[] = [];
let isCalm = false;

beforeEach(() => {
  scrolls.length = 0;
  isCalm = false;
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><button data-to-top hidden></button>';
  Object.assign(window, { scrollY: 0, scrollTo: (options: unknown) => scrolls.push(options), matchMedia: () => ({ matches: isCalm }) });
  initScrollToTop();
});

const button = () => document.querySelector('button');

function scrollBy(windows: number): void {
  Object.assign(window, { scrollY: windows * window.innerHeight });
  window.dispatchEvent(new Event('scroll'));
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
