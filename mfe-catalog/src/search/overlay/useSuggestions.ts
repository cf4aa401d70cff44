import { isApiAbortError } from '@feszek/api-client';
import type { SearchSuggestions } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The least time between two requests, in milliseconds. */
export const THROTTLE_MS = 120;

interface Settled {
  readonly searchText: string;
  /** The text and the number of the attempt. */
  readonly question: string;
  readonly answer: SearchSuggestions | null;
  readonly fault: unknown;
}

export interface SuggestionState {
  /** The response; while it is loading, the one to the same text before the last keys. */
  readonly answer: SearchSuggestions | null;
  readonly isLoading: boolean;
  /** The error of the request for this text; `undefined` after a success, or while it is loading. */
  readonly fault: unknown;
  readonly retry: () => void;
}

/** Whether one text is a prefix of the other. */
function isSameTyping(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/**
 * Suggestions for the typed text. The first key is sent at once; of keys in quick succession, the last one is. A newer request
 * aborts the older one.
 *
 * @param searchText - no request is sent for an empty text
 */
export function useSuggestions(searchText: string): SuggestionState {
  const browser = useBrowser();
  const [tries, setTries] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  const question = searchText && `${tries} ${searchText}`;

  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const request = useEffectEvent((signal: AbortSignal) => browser().api.get<SearchSuggestions>('/api/search/suggestions', { query: { q: searchText }, signal }));
  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      sentAt.current = performance.now();
      request(controller.signal).then(
        (answer) => controller.signal.aborted || setSettled({ searchText, question, answer, fault: undefined }),
        (fault: unknown) => (isApiAbortError(fault) && fault.reason !== 'timeout') || setSettled({ searchText, question, answer: null, fault }),
      );
    }, Math.max(0, sentAt.current + THROTTLE_MS - performance.now()));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, searchText]);

  const isSettled = settled?.question === question;
  return {
    answer: question && settled && isSameTyping(settled.searchText, searchText) ? settled.answer : null,
    isLoading: question !== '' && !isSettled,
    fault: isSettled ? settled.fault : undefined,
    retry: () => setTries((count) => count + 1),
  };
}
