import { isApiError } from '@feszek/api-client';
import type { Showroom } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { useState } from 'react';

/**
 * The showrooms of the page, and a function that loads them again.
 *
 * @param loaded - what the page was loaded with
 */
export function useShowrooms(loaded: readonly Showroom[]) {
  const browser = useBrowser();
  const [showrooms, setShowrooms] = useState(loaded);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');

  async function reload() {
    setState('loading');
    try {
      setShowrooms(await browser().api.get<readonly Showroom[]>('/api/showrooms'));
      setState('ready');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState('failed');
    }
  }

  return { showrooms, state, reload: () => void reload() };
}
