import { useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** A row of pictures that scrolls from one to the next. */
export interface Track {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** Index of the shown picture. */
  readonly shown: number;
  show(index: number, behavior?: ScrollBehavior): void;
  /** Updates the index while the visitor scrolls. */
  handleScroll(): void;
  handleScrollEnd(): void;
  /** Handles the arrow keys, Home and End, and returns the new index; other keys are left to the browser. */
  turnByKey(event: KeyboardEvent): number | undefined;
}

/** The target index of a key; `undefined` for other keys and at the ends. */
function targetOf(key: string, shown: number, count: number): number | undefined {
  const targets: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 }));
  const target = targets.get(key);
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}

export function useTrack(count: number, first = 0): Track {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  /** The target of a running scroll animation. Pictures that it passes are ignored. */
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
