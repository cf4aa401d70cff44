import { useEffect, useEffectEvent, useState } from 'react';

/** How long a change must stand before it is announced, in milliseconds: quick presses are announced once, by where they end. */
export const ANNOUNCED_AFTER_MS = 700;

/** Sentences about what is shown now. */
export interface ChangeSentences {
  /** Announced after every change. */
  readonly always: readonly string[];
  /** Each announced only where the change has made another sentence of it; their number and order stay the same. */
  readonly ifChanged: readonly string[];
}

export interface ChangeAnnouncement {
  /** Belongs into an element with `role="status"` that is there from the start; empty until something is announced. */
  readonly text: string;
  /** To be called before a change of the visitor's: announces later what the change, and those that follow it quickly, have led to. */
  readonly announceChange: () => void;
  /** Announces a sentence at once, in place of what would be announced later; an empty one takes back what stands. */
  readonly say: (sentence: string) => void;
}

/**
 * Announces in one message what a change of the visitor's has led to (WCAG 2.2, 4.1.3).
 *
 * @param sentences - what is shown now; `undefined` where there is nothing to be said of it, or another message says it
 * @param isSettled - whether what is shown is final; while it is not, nothing is announced
 */
export function useChangeAnnouncement(sentences: () => ChangeSentences | undefined, isSettled = true): ChangeAnnouncement {
  const [text, setText] = useState('');
  const [change, setChange] = useState<{ readonly before: readonly string[] }>();

  const announce = useEffectEvent(() => {
    const now = sentences();
    const changed = now?.ifChanged.filter((sentence, index) => sentence !== change?.before[index]) ?? [];
    setText([...(now?.always ?? []), ...changed].join(' '));
    setChange(undefined);
  });
  useEffect(() => {
    if (!change || !isSettled) return undefined;
    const timer = setTimeout(() => announce(), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [change, isSettled]);

  return {
    text,
    announceChange() {
      const before = sentences()?.ifChanged ?? [];
      setText('');
      // A new object for every change: each one restarts the wait.
      setChange((earlier) => ({ before: earlier?.before ?? before }));
    },
    say(sentence) {
      setChange(undefined);
      setText(sentence);
    },
  };
}
