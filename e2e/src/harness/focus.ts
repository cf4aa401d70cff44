import type { ElementHandle, Page } from 'puppeteer-core';
import { soon } from './soon.ts';

export interface Focused {
  readonly tag: string;
  /** Its accessible name. */
  readonly name: string;
  /** Whether the browser shows where the focus is. */
  readonly isVisible: boolean;
}

/** How a keyboard user begins: forwards, backwards, or past the header with the skip link. */
type Route = 'onwards' | 'back' | 'skip';

/**
 * The element with the focus, and the shortest route from there to an element that Tab reaches: by the skip link
 * if the header has no element of this name, and backwards if the only one is before the focus.
 *
 * @param start - the beginning of the accessible name of the target, if any
 */
async function findRoute(page: Page, start?: string): Promise<{ readonly here: Focused; readonly route: Route }> {
  return page.evaluate((wanted) => {
    const active = document.activeElement;

    function nameOf(element: HTMLElement): string {
      const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.innerText : undefined;
      const parts: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: parent, textContent } = texts.currentNode;
        if (parent?.checkVisibility() && !parent.closest('[aria-hidden="true"]')) parts.push(textContent ?? '');
      }
      const name = element.getAttribute('aria-label') ?? label ?? parts.join(' ');
      return name.replace(/\s+/g, ' ').trim();
    }

    function routeTo(name: string): Route {
      const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      const stops = scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
      const found = [...stops].filter((element) => element.checkVisibility() && nameOf(element).startsWith(name));
      const [first] = found;
      if (!first || !active) return 'onwards';
      if (active === document.body) return scope === document.body && document.getElementById('main')?.contains(first) ? 'skip' : 'onwards';
      return found.length === 1 && active.compareDocumentPosition(first) === Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'onwards';
    }

    const route = wanted === undefined ? 'onwards' : routeTo(wanted);
    if (!(active instanceof HTMLElement) || active === document.body) return { here: { tag: 'body', name: '', isVisible: false }, route };
    // On the button inside a date field, the field matches `:focus` and not `:focus-visible`, so its ring is checked.
    const isVisible = active.matches(':focus-visible') || getComputedStyle(active).outlineStyle !== 'none';
    return { here: { tag: active.localName, name: nameOf(active), isVisible }, route };
  }, start);
}

/** The element with the focus. */
export async function focused(page: Page): Promise<Focused> {
  return (await findRoute(page)).here;
}

/** Whether the focus is in an element or on it. */
export async function focusIsIn(element: ElementHandle): Promise<boolean> {
  return element.evaluate((node) => node.contains(document.activeElement));
}

/** The body shows no focus. The focus inside a frame is shown by the frame's own document. */
const UNSEEN: ReadonlySet<string> = new Set(['body', 'iframe']);

/** More tab stops than any page of the shop has. */
const STOPS = 250;

async function pressTab(page: Page, route: Route): Promise<void> {
  if (route !== 'back') return page.keyboard.press('Tab');
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
}

/** Presses Enter if the focus is on the skip link, and waits until it is on the content. */
async function skipHeader(page: Page): Promise<void> {
  if (!(await page.evaluate(() => document.activeElement?.matches('.skip-link')))) return;
  await page.keyboard.press('Enter');
  await soon(async () => {
    if ((await focused(page)).tag !== 'main') throw new Error(`The skip link does not lead to the content of ${page.url()}`);
  });
}

/**
 * Presses Tab, or Shift and Tab if that is shorter, until the focus is on the element whose accessible name begins with
 * this text.
 *
 * @throws if a stop on the route does not show its focus, or no element has that name
 */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  const { route } = await findRoute(page, name);
  for (let stop = 0; stop < STOPS; stop += 1) {
    await pressTab(page, route);
    const here = await focused(page);
    if (!UNSEEN.has(here.tag) && !here.isVisible) throw new Error(`The focus on "${here.name}" (${here.tag}) does not show on ${page.url()}`);
    if (here.name.startsWith(name)) return;
    if (route === 'skip' && stop === 0) await skipHeader(page);
    passed.push(here.name);
  }
  throw new Error(`Tab does not reach "${name}" on ${page.url()}, but to: ${[...new Set(passed)].join(' | ')}`);
}

/** Tabs to the element whose name begins with this text, and presses a key there. */
export async function pressOn(page: Page, name: string, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/**
 * Enters a text into the field with the focus: the first character by a key, the rest at once, as from an input method
 * or a password manager: each further key would cause another rendering of the page. A date field accepts only keys.
 */
export async function enterText(page: Page, text: string): Promise<void> {
  const isDate = await page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'date');
  if (isDate) return page.keyboard.type(text);
  const [first = '', ...rest] = text;
  await page.keyboard.type(first);
  if (rest.length > 0) await page.keyboard.sendCharacter(rest.join(''));
}

/** Tabs to the field whose name begins with this text, and enters a text there. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await enterText(page, text);
}

/** The value of the field with the focus; `undefined` if it is not a text field. */
export function valueInFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined));
}
