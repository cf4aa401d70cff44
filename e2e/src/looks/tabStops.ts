import type { Page } from 'puppeteer-core';

/** More tab stops than any page of the shop has. */
const STOPS = 1000;
/** The number of items of a list that `shortenLists` keeps. */
const ITEMS = 3;
/** The number of last stops in the report if Tab does not leave the page. */
const NAMED = 8;

/** Makes the items of long lists inert, except the first ones: all items of a list have the same stops. */
async function shortenLists(page: Page): Promise<() => Promise<void>> {
  const shortened = await page.evaluateHandle((items) => {
    const further = [...document.querySelectorAll('#main li')].filter((item) => !item.hasAttribute('inert') && [...(item.parentElement?.children ?? [])].indexOf(item) >= items);
    for (const item of further) item.setAttribute('inert', '');
    return further;
  }, ITEMS);
  return async () => {
    await shortened.evaluate((items) => items.forEach((item) => item.removeAttribute('inert')));
    await shortened.dispose();
  };
}

export interface TabWalk {
  /** A selector of the checked part; the whole page by default. */
  readonly within?: string;
  /** Whether only the first items of each list are checked. */
  readonly hasShortLists?: boolean;
}

/**
 * Presses Tab from the beginning of the page, or of a part of it, until the focus leaves it, and checks every stop.
 *
 * @returns one line for each stop whose focus is not visible (WCAG 2.2, 2.4.7), that is outside of the window (2.4.11) or partly
 *   covered by something sticky or fixed (2.4.12), and one if Tab never leaves the page (2.1.2)
 */
export async function poorTabStops(page: Page, { within = 'body', hasShortLists = false }: TabWalk = {}): Promise<string[]> {
  const restoreLists = hasShortLists ? await shortenLists(page) : undefined;
  const poor = await walk(page, within);
  await restoreLists?.();
  return poor;
}

async function walk(page: Page, within: string): Promise<string[]> {
  await page.evaluate((part) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // The next Tab begins there, wherever the focus was.
    const start = document.createElement('span');
    document.querySelector(part)?.prepend(start);
    start.tabIndex = -1;
    start.focus();
    start.remove();
  }, within);
  const poor = new Set<string>();
  const names: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const stopped = await page.evaluate((part) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body || !element.closest(part)) return undefined;
      const name = `${element.localName}.${element.className} "${element.getAttribute('aria-label') ?? element.innerText.trim().slice(0, 40)}"`;
      const { left, top, width, height } = element.getBoundingClientRect();
      // The ring may be drawn around an ancestor: around the card of a radio button. A slider shows it on its thumb.
      const holders = [element, element.parentElement, element.parentElement?.parentElement, element.parentElement?.parentElement?.parentElement];
      const isRinged = element.matches('[type="range"]') || holders.some((holder) => {
        if (!holder) return false;
        return [undefined, '::before', '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(holder, part);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        });
      });
      const points = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]] as const;
      const hits = points.map(([across, down]) => document.elementFromPoint(left + width * across, top + height * down));
      const isInSight = hits.some((hit) => hit !== null && (element.contains(hit) || hit.contains(element) || (hit.closest('label')?.contains(element) ?? false)));
      /** A fixed or sticky element that contains the one element but not the other. */
      const fixedAbove = (hit: Element | null) => {
        for (let here = hit; here && !here.contains(element); here = here.parentElement) {
          if (['fixed', 'sticky'].includes(getComputedStyle(here).position)) return `${here.localName}.${here.className}`;
        }
        return undefined;
      };
      const above = hits.map(fixedAbove).find((cover) => cover !== undefined);
      const faults = [
        // A date field has parts of the browser: on its button the field has the focus without `:focus-visible`.
        ...(element.matches(':focus-visible, [type="date"]') && isRinged ? [] : [`${name} does not show the focus`]),
        ...(isInSight ? [] : [`${name} has the focus out of sight`]),
        ...(above === undefined ? [] : [`${name} has the focus below ${above}`]),
      ];
      return { name, faults };
    }, within);
    if (!stopped) return [...poor];
    names.push(stopped.name);
    for (const fault of stopped.faults) poor.add(fault);
  }
  return [...poor, `Tab does not leave the page after ${STOPS} stops, the last of them ${names.slice(-NAMED).join(', ')}`];
}
