import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the position of a list's bar in the window when content above it changes its height, as from a later page of a list
 * to its first one: the page scrolls by the difference. While the bar is sticky below the start of its list, the page scrolls
 * to that start. Does nothing if the visitor has scrolled in the meantime.
 *
 * @param element - the bar: the first element of the list
 * @param change - the state on which the position depends; the position is compared whenever it is another object
 * @returns a function that stores the position for the next change
 */
export function useKeptPlace(element: RefObject<HTMLElement | null>, change: unknown): () => void {
  const noted = useRef<{ readonly top: number; readonly scroll: number }>(undefined);
  useLayoutEffect(() => {
    const { top, scroll } = noted.current ?? {};
    noted.current = undefined;
    if (top === undefined || !element.current) return;
    const list = element.current.parentElement ?? element.current;
    const distance = list.getBoundingClientRect().top - top;
    if (window.scrollY === scroll && Math.abs(distance) >= 1) window.scrollBy({ top: distance, behavior: 'instant' });
  }, [element, change]);
  return () => {
    if (element.current) noted.current = { top: element.current.getBoundingClientRect().top, scroll: window.scrollY };
  };
}
