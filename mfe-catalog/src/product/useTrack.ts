import { useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** A row of pictures that is scrolled from one to the next. */
export interface Track {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** The picture that is shown, counted from 0. */
  readonly shown: number;
  show(index: number, behavior?: ScrollBehavior): void;
  /** Keeps up with a finger that swipes. */
  handleScroll(): void;
  handleScrollEnd(): void;
  /** Turns with the arrow keys, Home and End, and returns where to; what leads nowhere is left to the browser. */
  turnByKey(event: KeyboardEvent): number | undefined;
}

/** Where a key leads from a picture; `undefined` for keys that lead nowhere. */
function targetOf(key: string, shown: number, count: number): number | undefined {
  const targets: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 }));
  const target = targets.get(key);
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}

export function useTrack(count: number, first = 0): Track {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  /** Where it is scrolling to by itself: what it passes on the way was not asked for. */
  const aim = useRef<number | null>(null);

  /** From the start of one picture to the start of the next, in pixels. */
  function step(): number {
    const [one, next] = ref.current?.children ?? [];
    if (!one) return 1;
    return Math.max(1, next ? next.getBoundingClientRect().left - one.getBoundingClientRect().left : one.clientWidth);
  }

  function show(index: number, behavior?: ScrollBehavior) {
    const left = index * step();
    setShown(index);
    aim.current = ref.current && Math.abs(ref.current.scrollLeft - left) > 1 ? index : null;
    ref.current?.scrollTo({ left, behavior });
  }

  function place(): number {
    return Math.min(count - 1, Math.round((ref.current?.scrollLeft ?? 0) / step()));
  }

  return {
    ref,
    shown,
    show,
    handleScroll() {
      if (aim.current === place()) aim.current = null;
      if (aim.current === null) setShown(place());
    },
    handleScrollEnd() {
      aim.current = null;
      setShown(place());
    },
    turnByKey(event) {
      const target = targetOf(event.key, shown, count);
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
      event.preventDefault();
      show(target);
      return target;
    },
  };
}
