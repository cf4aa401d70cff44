import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the position of an element in the window when content above it changes its height, as from a later page of a list
 * to its first one: the page scrolls by the difference. Does nothing if the visitor has scrolled in the meantime.
 *
 * @param change - the state on which the position depends; the position is compared whenever it is another object
 * @returns a function that stores the position for the next change
 */
export function useKeptPlace(element: RefObject<HTMLElement | null>, change: unknown): () => void {
  const noted = useRef<{ readonly top: number; readonly scroll: number }>(undefined);
  useLayoutEffect(() => {
    const { top, scroll } = noted.current ?? {};
    noted.current = undefined;
    if (top === undefined || !element.current) return;
    const distance = element.current.getBoundingClientRect().top - top;
    if (window.scrollY === scroll && Math.abs(distance) >= 1) window.scrollBy({ top: distance, behavior: 'instant' });
  }, [element, change]);
  return () => {
    if (element.current) noted.current = { top: element.current.getBoundingClientRect().top, scroll: window.scrollY };
  };
}
