import { useBrowser, useBusState } from '@feszek/kit';
import { useRef, useState } from 'react';
import { useT } from '../i18n.ts';

/** Longer than the time-out of the API client, whose error text is more precise. */
const TIMEOUT_MS = 12_000;

export interface Favourite {
  readonly isFavourite: boolean;
  /** Shown immediately; rolled back with a notice if it fails. */
  toggle(): Promise<void>;
}

/**
 * Whether a product is one of the visitor's favourites, and a function that changes it.
 *
 * @param assumed - shown until the list is loaded: a public page contains nothing of the visitor
 */
export function useFavourite(productId: number, assumed = false): Favourite {
  const t = useT();
  const browser = useBrowser();
  const ids = useBusState('visitor.favourites');
  const [wanted, setWanted] = useState<boolean>();
  const latestClick = useRef(0);
  const isFavourite = wanted ?? ids?.includes(productId) ?? assumed;

  async function toggle(): Promise<void> {
    const { bus } = browser();
    const click = (latestClick.current += 1);
    setWanted(!isFavourite);
    let failure: string | undefined;
    try {
      const { ok, message } = await bus.ask('favourites.toggle', { productId }, TIMEOUT_MS);
      if (!ok) failure = message ?? t('heart.failed');
    } catch {
      // The bus has reported the failure; the visitor needs a text.
      failure = t('heart.failed');
    }
    // A later click on the same heart has its own response.
    if (click !== latestClick.current) return;
    setWanted(undefined);
    if (failure !== undefined) bus.emit('notice.shown', { kind: 'error', text: failure });
  }

  return { isFavourite, toggle };
}
