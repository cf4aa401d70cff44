import type { Favourites } from '@feszek/contract';
import { found, isShopEmpty } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { favouritesViewOf } from './favouritesView.ts';
import type { FavouritesView } from './favouritesView.ts';

/** The visitor's favourites. A visitor without a session has none; loading opens no session. */
export async function loadFavourites({ api, locale, signal }: LoadContext): Promise<LoadResult<FavouritesView>> {
  const favourites = await api.get<Favourites>('/api/favourites', { ...(signal && { signal }) });
  const view = favouritesViewOf(favourites, locale);
  return found(view.cards.length > 0 ? view : { ...view, isShopEmpty: await isShopEmpty(api, signal) });
}
