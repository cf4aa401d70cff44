import type { Favourites } from '@feszek/contract';
import { useBrowser, useBusState, useShop } from '@feszek/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CardData } from '../product-card/cardOf.ts';
import { favouritesViewOf } from './favouritesView.ts';
import type { FavouritesView } from './favouritesView.ts';

export interface ShownCard {
  readonly card: CardData;
  /** Removed on this page: it keeps its place, with a button that adds it again. */
  readonly isRemoved: boolean;
}

export interface FavouriteCards {
  readonly shown: readonly ShownCard[];
  /** How many favourites are not loaded yet. */
  readonly missing: number;
  readonly hasFailed: boolean;
  reload(): void;
  /** The visitor has removed a product on this page, or added it again. */
  mark(productId: number, isRemoved: boolean): void;
}

interface Marks {
  readonly userId: number | undefined;
  readonly removed: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();
/** Another tab publishes a change before the server has it: the list is fetched again after this time, in milliseconds, which doubles. */
const FIRST_RETRY_MS = 250;
const MOST_RETRIES = 6;

/**
 * The favourites on this page: a product that is removed elsewhere disappears, one that is added elsewhere
 * (another tab, signing in) is fetched, and one that is removed here keeps its place until the page is left.
 */
export function useFavouriteCards(data: FavouritesView): FavouriteCards {
  const { locale } = useShop();
  const browser = useBrowser();
  const ids = useBusState('visitor.favourites');
  const userId = useBusState('visitor.user')?.id;
  // A fetched list is older than new data of the page, such as in another currency.
  const [fetched, setFetched] = useState<{ readonly over: FavouritesView; readonly view: FavouritesView }>();
  const [marks, setMarks] = useState<Marks>({ userId, removed: NONE });
  const [hasFailed, setHasFailed] = useState(false);
  // Removals of another visitor are not shown.
  const removed = marks.userId === userId ? marks.removed : NONE;
  const { cards } = fetched?.over === data ? fetched.view : data;

  const known = new Set(cards.map(({ id }) => id));
  const missing = ids?.filter((id) => !known.has(id)).length ?? 0;
  const kept = ids && new Set(ids);
  const isKept = ({ id }: CardData) => kept?.has(id) ?? !removed.has(id);
  const shown = cards.filter((card) => isKept(card) || removed.has(card.id)).map((card) => ({ card, isRemoved: !isKept(card) }));

  const fetchAll = useEffectEvent(async (signal: AbortSignal) => {
    const favourites = await browser().api.get<Favourites>('/api/favourites', { signal });
    return { over: data, view: favouritesViewOf(favourites, locale) };
  });
  // Depends on the list, not on its length: the same number of other products is fetched too.
  const wanted = missing > 0 ? ids?.join() : undefined;
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (wanted === undefined) return;
    const controller = new AbortController();
    let timer: number | undefined;
    fetchAll(controller.signal).then(
      (all) => {
        setFetched(all);
        setHasFailed(false);
        const loaded = new Set(all.view.cards.map(({ id }) => id));
        const isComplete = wanted.split(',').every((id) => loaded.has(Number(id)));
        if (!isComplete && tries < MOST_RETRIES) timer = window.setTimeout(() => setTries(tries + 1), FIRST_RETRY_MS * 2 ** tries);
      },
      () => setHasFailed(!controller.signal.aborted),
    );
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [wanted, tries]);

  return {
    shown,
    missing,
    hasFailed,
    reload() {
      setHasFailed(false);
      setTries((count) => count + 1);
    },
    mark(productId, isRemoved) {
      const others = [...removed].filter((id) => id !== productId);
      setMarks({ userId, removed: new Set(isRemoved ? [...others, productId] : others) });
    },
  };
}
