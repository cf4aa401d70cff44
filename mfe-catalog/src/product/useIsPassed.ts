import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Extends the viewport to the end of any page. Otherwise a jump over the element would be no change, and not be reported. */
const BELOW = '0px 0px 100000px 0px';

/** Whether an element is above the viewport; `false` on the server and before the first observation. */
export function useIsPassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsPassed(entries.at(-1)?.isIntersecting === false), { rootMargin: BELOW });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
}
