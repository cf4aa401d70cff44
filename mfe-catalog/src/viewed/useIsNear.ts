import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Margin around the viewport within which an element is near. */
const NEAR = '100% 0px';

/**
 * Whether an element has come near the viewport. Never returns to `false`.
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
