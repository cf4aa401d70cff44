import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** So far away, in parts of the window, an element counts as near. */
const NEAR = '100% 0px';

/**
 * Whether an element has come near the window; it stays so from then on.
 *
 * @param isThere - whether the element is on the page already
 */
export function useIsNear(element: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!isThere || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsNear(true);
      observer.disconnect();
    }, { rootMargin: NEAR });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isThere]);
  return isNear;
}
