import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps an element where it is in the window when what stands above it changes its height, as from a later page of a
 * list to its first one: the page scrolls by as much. Where the visitor has scrolled meanwhile, nothing is moved.
 *
 * @param change - what the element's place depends on; the place is compared whenever it is another object
 * @returns notes the place that is kept, for the next change alone
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
