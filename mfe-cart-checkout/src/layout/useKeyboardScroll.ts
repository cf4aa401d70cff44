import { useCallback } from 'react';

/**
 * The reference for an element that scrolls by itself. While its content is longer than it is, the keyboard can reach and
 * scroll it (WCAG 2.2, 2.1.1), also where nothing in it takes the focus.
 */
export function useKeyboardScroll() {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const update = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    for (const resized of [element, ...element.children]) observer.observe(resized);
    return () => observer.disconnect();
  }, []);
}
