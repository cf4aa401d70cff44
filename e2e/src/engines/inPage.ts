import type * as Library from '@testing-library/dom';

declare global {
  /** The library that finds elements by role and name, once it has been run in the document. */
  var TestingLibraryDom: typeof Library | undefined;
}

// Each function here is serialised and runs in the page, so it cannot use anything else of this file.

/** Whether the library is in the document. */
export function hasLibrary(): boolean {
  return globalThis.TestingLibraryDom !== undefined;
}

/** The first element with a role and a name inside a part of the page. */
export function findByRole(role: string, name: string, within: string): Element | null {
  const part = document.querySelector<HTMLElement>(within);
  return (part && globalThis.TestingLibraryDom?.queryAllByRole(part, role, { name })[0]) ?? null;
}

/** The first label that begins with a text. */
export function findLabel(start: string): Element | null {
  const label = [...document.querySelectorAll('label')].find((each) => each.innerText.trim().startsWith(start)) ?? null;
  // The middle of a label may be a link, such as the one to the terms.
  return label?.querySelector('a') ? label.querySelector('input') : label;
}

/**
 * Scrolls an element to the middle of the window.
 *
 * @returns whether a click on its middle reaches it, two frames later: a page that changes fades from a picture of the
 *   previous one, which receives the clicks meanwhile
 */
export async function canReceiveClick(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit) || (hit?.closest('label')?.contains(element) ?? false);
}

/** Focuses a field and selects its value, so that typing replaces it. */
export function selectValue(element: Element): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  element.focus();
  element.select();
}

/** The value of a field. */
export function valueOf(element: Element): string {
  return element instanceof HTMLInputElement ? element.value : '';
}

/** The path of the document. The protocols report it late: when the document has loaded its pictures. */
export function pathOf(): string {
  return window.location.pathname;
}

/** Whether the main part of the page is hydrated. */
export function isHydrated(): boolean {
  return document.querySelector('#primary[data-ready]') !== null;
}

/** The heading of the page. */
export function headingOf(): string {
  return document.querySelector('#main h1, main h1')?.textContent.trim() ?? '';
}

/** The visible text of a part of the page. */
export function textOf(within: string): string {
  return document.querySelector<HTMLElement>(within)?.innerText ?? '';
}

/** Every term on the page with its description. */
export function readDetails(): Record<string, string> {
  return Object.fromEntries([...document.querySelectorAll('#main dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

/** Marks the document, so that the load of another one is noticed. */
export function markDocument(): void {
  document.documentElement.setAttribute('data-journey', '');
}

/** Whether the document is the marked one. */
export function isMarked(): boolean {
  return document.documentElement.hasAttribute('data-journey');
}

/** How far the page can be scrolled sideways, in CSS pixels. */
export function horizontalOverflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
