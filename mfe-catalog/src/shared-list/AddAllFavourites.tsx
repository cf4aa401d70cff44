import { useBrowser, useBusState } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';

/** Longer than the time-out of the API client, whose error text is more precise. */
const TIMEOUT_MS = 12_000;

/** Adds the products of a shared list to the visitor's favourites, except those that are there already. */
export function AddAllFavourites({ productIds }: { readonly productIds: readonly number[] }) {
  const t = useT();
  const browser = useBrowser();
  const own = useBusState('visitor.favourites');
  const [isBusy, setBusy] = useState(false);
  const hasAll = own !== undefined && productIds.every((id) => own.includes(id));

  async function addAll() {
    const { bus } = browser();
    setBusy(true);
    let failure: string | undefined;
    // The latest one is listed first, so the first product of the list is added last.
    for (const productId of productIds.toReversed()) {
      // The list of a new guest is unknown until their first favourite; a toggle would remove one that is in it.
      if (bus.get('visitor.favourites')?.includes(productId)) continue;
      try {
        const { ok, message } = await bus.ask('favourites.toggle', { productId }, TIMEOUT_MS);
        if (!ok) failure = message ?? t('heart.failed');
      } catch {
        failure = t('heart.failed');
      }
      if (failure !== undefined) break;
    }
    setBusy(false);
    bus.emit('notice.shown', failure === undefined ? { kind: 'success', text: t('sharedList.addedFavourites') } : { kind: 'error', text: failure });
  }

  return (
    <Button variant="secondary" icon="heart" loading={isBusy} disabled={hasAll} onClick={() => void addAll()} data-replay>
      {t('sharedList.addFavourites')}
    </Button>
  );
}
