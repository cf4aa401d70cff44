import type { Page } from 'puppeteer-core';

/** A layout shift in the browser's performance timeline; the DOM library has no type for it yet. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
}

/** The time that the browser needs to deliver its buffered entries, in milliseconds. */
const HANDED_OVER_MS = 100;

/**
 * Cumulative layout shift is reported in hundredths: below 0.01 it is 0. A word may grow by a pixel with its font, and
 * a list that the network cuts in the middle of a word wraps when the rest of it arrives.
 */
const NONE = 0.01;

/**
 * The layout shifts of the page since it began to load, except those after an input of the visitor.
 *
 * @returns one line for each move: how much, which element, its old and new position; none if the cumulative layout shift is 0
 */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async (wait, none) => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShiftEntry => entry.entryType === 'layout-shift';
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'something that is gone';
      return `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map((name) => `.${name}`).join('')}`;
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, wait));
    observer.disconnect();
    const shifts = entries.filter(isShift).filter(({ hadRecentInput }) => !hadRecentInput);
    if (shifts.reduce((sum, { value }) => sum + value, 0) < none) return [];
    return shifts.map(({ value, sources }) =>
      `${value.toFixed(4)}: ${sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`).join('; ')}`);
  }, HANDED_OVER_MS, NONE);
}
