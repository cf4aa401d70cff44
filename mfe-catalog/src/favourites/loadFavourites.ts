import type { Favourites } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { favouritesViewOf } from './favouritesView.ts';
import type { FavouritesView } from './favouritesView.ts';

/** The visitor's favourites. A visitor without a session has none; loading opens no session. */
export async function loadFavourites({ api, locale, signal }: LoadContext): Promise<LoadResult<FavouritesView>> {
  const favourites = await api.get<Favourites>('/api/favourites', { ...(signal && { signal }) });
  return found(favouritesViewOf(favourites, locale));
}
