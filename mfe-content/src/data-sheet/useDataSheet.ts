import { apiErrorMessage, isApiError } from '@feszek/api-client';
import type { DataSheet } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useEffect, useEffectEvent, useState } from 'react';

export type DataSheetState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly sheet: DataSheet }
  /** The link is not valid any more, or has expired. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly text: string };

/** Loads the data sheet of a token, which stays the same; again with `retry`. */
export function useDataSheet(token: string): { readonly state: DataSheetState; readonly retry: () => void } {
  const browser = useBrowser();
  const { locale } = useShop();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<DataSheetState>({ kind: 'loading' });
  const load = useEffectEvent(async (signal: AbortSignal): Promise<DataSheetState> => {
    try {
      return { kind: 'loaded', sheet: await browser().api.post<DataSheet>('/api/newsletter/data-sheet', { token }, { signal }) };
    } catch (error) {
      const isRefused = isApiError(error) && (error.code === 'token_invalid' || error.code === 'token_expired');
      return isRefused ? { kind: 'refused' } : { kind: 'failed', text: apiErrorMessage(error, locale) };
    }
  });
  useEffect(() => {
    const left = new AbortController();
    void load(left.signal).then((loaded) => {
      if (!left.signal.aborted) setState(loaded);
    });
    return () => left.abort();
  }, [token, attempt]);
  function retry(): void {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }
  return { state, retry };
}
