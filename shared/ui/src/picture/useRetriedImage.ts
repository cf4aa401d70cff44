import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The delay before a picture that did not load is requested again, in milliseconds. */
const DELAYS_MS = [4000, 8000, 16_000, 32_000];

export interface RetriedImage {
  readonly ref: RefObject<HTMLImageElement | null>;
  /** Counted from 0: the image element's key, since a new element requests its picture again. */
  readonly attempt: number;
  /** Whether the picture did not load and will be requested again. */
  readonly isAwaitingRetry: boolean;
  /** Whether the picture is loaded. */
  readonly isLoaded: boolean;
  handleLoad(): void;
  handleError(): void;
}

/** Requests a picture again that did not load: the server answers with 503 while it makes too many others. */
export function useRetriedImage(): RetriedImage {
  const ref = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const delay = DELAYS_MS[attempt];

  useEffect(() => {
    // A picture in the server's HTML may load or fail before this component listens.
    const image = ref.current;
    if (!image?.complete || !image.currentSrc) return;
    if (image.naturalWidth === 0) setHasFailed(true);
    else setIsLoaded(true);
  }, [attempt]);

  useEffect(() => {
    if (!hasFailed || delay === undefined) return undefined;
    const timer = window.setTimeout(() => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    }, delay);
    return () => window.clearTimeout(timer);
  }, [hasFailed, delay]);

  return {
    ref,
    attempt,
    isAwaitingRetry: hasFailed && delay !== undefined,
    isLoaded,
    handleLoad() {
      setHasFailed(false);
      setIsLoaded(true);
    },
    handleError: () => setHasFailed(true),
  };
}
