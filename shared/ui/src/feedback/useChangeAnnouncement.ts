import { useEffect, useEffectEvent, useState } from 'react';

/** The debounce of announcements, in milliseconds: quick presses are announced once, with the last value. */
export const ANNOUNCED_AFTER_MS = 700;

/** Sentences about the shown state. */
export interface ChangeSentences {
  /** Announced after every change. */
  readonly always: readonly string[];
  /** Each is announced only if the change has altered it; their number and order stay the same. */
  readonly ifChanged: readonly string[];
}

export interface ChangeAnnouncement {
  /** The text of an element with `role="status"`, which exists from the start; empty until something is announced. */
  readonly text: string;
  /** Call it before a change by the visitor: it announces later the result of this change and of those that follow quickly. */
  readonly announceChange: () => void;
  /** Announces a sentence at once, instead of the later announcement; an empty one removes the present text. */
  readonly say: (sentence: string) => void;
}

/**
 * Announces in one message the result of a change by the visitor (WCAG 2.2, 4.1.3).
 *
 * @param sentences - what is shown now; `undefined` if there is nothing to announce, or another message announces it
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
      // A new object for every change: each one restarts the timer.
      setChange((earlier) => ({ before: earlier?.before ?? before }));
    },
    say(sentence) {
      setChange(undefined);
      setText(sentence);
    },
  };
}
