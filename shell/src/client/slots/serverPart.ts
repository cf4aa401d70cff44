import { parsePartMarker } from '@feszek/contract';
import type { FilledPart } from '@feszek/contract';

/** How the server filled a slot; `undefined` if it did not. */
export function serverPart(element: HTMLElement): FilledPart | undefined {
  const { firstChild } = element;
  return firstChild instanceof Comment ? parsePartMarker(firstChild.data) : undefined;
}

/**
 * Prepares the server's HTML for hydration: removes marker and data, so that React owns everything that remains.
 *
 * @returns the data that the HTML was rendered with
 */
export function takeServerData(element: HTMLElement, fragment: string): { data: unknown } | undefined {
  element.firstChild?.remove();
  element.dataset['html'] = fragment;
  const script = element.querySelector(':scope > script[type="application/json"]');
  script?.remove();
  return script?.textContent ? { data: JSON.parse(script.textContent) } : undefined;
}
