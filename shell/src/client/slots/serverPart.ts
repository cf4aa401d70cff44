import { parsePartMarker } from '@feszek/contract';
import type { FilledPart } from '@feszek/contract';

/** How the server filled a slot; `undefined` where it did not. */
export function serverPart(element: HTMLElement): FilledPart | undefined {
  const { firstChild } = element;
  return firstChild instanceof Comment ? parsePartMarker(firstChild.data) : undefined;
}

/**
 * Prepares the HTML of the server for hydration: marker and data are taken out, so that React owns all that remains.
 *
 * @returns the data that the HTML was rendered from
 */
export function takeServerData(element: HTMLElement, fragment: string): { data: unknown } | undefined {
  element.firstChild?.remove();
  element.dataset['html'] = fragment;
  const script = element.querySelector(':scope > script[type="application/json"]');
  script?.remove();
  return script?.textContent ? { data: JSON.parse(script.textContent) } : undefined;
}
