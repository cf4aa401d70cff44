import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the position of a list's bar in the window when content above it changes its height, as from a later page of a list
 * to its first one: the page scrolls by the difference, or by what the browser's scroll anchoring leaves of it. While the bar
 * is sticky below the start of its list, the page scrolls to that start. Does nothing if the visitor has scrolled in the
 * meantime.
 *
 * @param element - the bar: the first element of the list
 * @param change - the state on which the position depends; the position is compared whenever it is another object
 * @returns a function that stores the position for the next change
 */
export function useKeptPlace(element: RefObject<HTMLElement | null>, change: unknown): () => void {
  const noted = useRef<number>(undefined);
  useEffect(() => {
    function forget(): void {
      noted.current = undefined;
    }
    window.addEventListener('scroll', forget, { passive: true });
    return () => window.removeEventListener('scroll', forget);
  }, []);
  useLayoutEffect(() => {
    const top = noted.current;
    noted.current = undefined;
    if (top === undefined || !element.current) return;
    const list = element.current.parentElement ?? element.current;
    // Browsers scroll by whole pixels.
    const distance = Math.round(list.getBoundingClientRect().top - top);
    if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
  }, [element, change]);
  return () => {
    noted.current = element.current?.getBoundingClientRect().top;
  };
}
