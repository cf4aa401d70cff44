import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { coversFocus } from '../coversFocus.ts';

const OTHER = { bottom: 'top', top: 'bottom' } as const;

/**
 * The side of the window at which notices are shown: the lower one, or the upper one once a notice would cover there what
 * has the keyboard's focus.
 *
 * @param count - the number of notices
 * @returns the side, and the reference for the element that contains the notices
 */
export function useClearOfFocus(count: number) {
  const region = useRef<HTMLElement>(null);
  const [side, setSide] = useState<keyof typeof OTHER>('bottom');
  const giveWay = useCallback(() => {
    if ([...(region.current?.children ?? [])].some(coversFocus)) setSide((current) => OTHER[current]);
  }, []);
  useEffect(() => {
    document.addEventListener('focusin', giveWay);
    return () => document.removeEventListener('focusin', giveWay);
  }, [giveWay]);
  // Before the paint: a notice does not appear above the focus first.
  useLayoutEffect(giveWay, [count, giveWay]);
  // The next notice is at the lower side again.
  if (count === 0 && side !== 'bottom') setSide('bottom');
  return { side, region };
}
