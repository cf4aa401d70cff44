import type { ElementHandle, Page } from 'puppeteer-core';

export interface Focused {
  readonly tag: string;
  /** What a screen reader would call it. */
  readonly name: string;
  /** Whether the browser shows where the focus is. */
  readonly isVisible: boolean;
}

/** What has the focus now. */
export async function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { tag: 'body', name: '', isVisible: false };
    const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.innerText : undefined;
    const parts: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (parent?.checkVisibility() && !parent.closest('[aria-hidden="true"]')) parts.push(textContent ?? '');
    }
    const name = element.getAttribute('aria-label') ?? label ?? parts.join(' ');
    // On the button inside a date's field, the browser calls the field focused, but not visibly so: it is looked at by its ring.
    const isVisible = element.matches(':focus-visible') || getComputedStyle(element).outlineStyle !== 'none';
    return { tag: element.localName, name: name.replace(/\s+/g, ' ').trim(), isVisible };
  });
}

/** Whether the focus is in an element or on it. */
export async function focusIsIn(element: ElementHandle): Promise<boolean> {
  return element.evaluate((node) => node.contains(document.activeElement));
}

/** The body has no focus to show. The focus inside a frame is shown by the frame's own document. */
const UNSEEN: ReadonlySet<string> = new Set(['body', 'iframe']);

/** More stops than any page of the shop has. */
const STOPS = 250;

/**
 * Presses Tab until the focus is on the element whose accessible name begins with this text.
 *
 * @throws where a stop on the way does not show its focus, or nothing has that name
 */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (!UNSEEN.has(here.tag) && !here.isVisible) throw new Error(`The focus on "${here.name}" (${here.tag}) does not show on ${page.url()}`);
    if (here.name.startsWith(name)) return;
    passed.push(here.name);
  }
  throw new Error(`Tab leads to nothing named "${name}" on ${page.url()}, but to: ${[...new Set(passed)].join(' | ')}`);
}

/** Tabs to the element whose name begins with this text, and presses a key there. */
export async function pressOn(page: Page, name: string, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Tabs to the field whose name begins with this text, and types into it. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** What the field that has the focus holds; `undefined` where nothing is typed there. */
export function valueInFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined));
}
