import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Where an element is in relation to the viewport. */
export type Place = 'below' | 'inside' | 'above';

/** Whether the visitor has reached or passed an element; `below` on the server and before the first observation. */
export function usePlace(element: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>('below');
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setPlace(last.isIntersecting ? 'inside' : last.boundingClientRect.top < 0 ? 'above' : 'below');
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
