import { isApiAbortError } from '@feszek/api-client';
import type { SearchSuggestions } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { useEffect, useEffectEvent, useState } from 'react';

/** Who types on within this time, in milliseconds, is not interrupted by suggestions. */
export const DEBOUNCE_MS = 120;

interface Settled {
  readonly words: string;
  /** The words, and in which try they were asked for. */
  readonly question: string;
  readonly answer: SearchSuggestions | null;
  readonly fault: unknown;
}

export interface SuggestionState {
  /** The answer; while it is on its way, the one to the same words before the last keys. */
  readonly answer: SearchSuggestions | null;
  readonly isLoading: boolean;
  /** Why there is no answer to these words; `undefined` where there is, or may be soon. */
  readonly fault: unknown;
  readonly retry: () => void;
}

/** Whether one is the other with more typed, or less. */
function isSameTyping(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/**
 * Suggestions for what is being typed. A newer question ends the older one, whose answer is never shown then.
 *
 * @param words - nothing is asked while they are empty
 */
export function useSuggestions(words: string): SuggestionState {
  const browser = useBrowser();
  const [tries, setTries] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  const question = words && `${tries} ${words}`;

  const ask = useEffectEvent((signal: AbortSignal) => browser().api.get<SearchSuggestions>('/api/search/suggestions', { query: { q: words }, signal }));
  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      ask(controller.signal).then(
        (answer) => controller.signal.aborted || setSettled({ words, question, answer, fault: undefined }),
        (fault: unknown) => (isApiAbortError(fault) && fault.reason !== 'timeout') || setSettled({ words, question, answer: null, fault }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, words]);

  const isSettled = settled?.question === question;
  return {
    answer: question && settled && isSameTyping(settled.words, words) ? settled.answer : null,
    isLoading: question !== '' && !isSettled,
    fault: isSettled ? settled.fault : undefined,
    retry: () => setTries((count) => count + 1),
  };
}
