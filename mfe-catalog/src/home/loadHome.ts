import type { Home, HomeRoom, Init } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { homeViewOf } from './homeView.ts';
import type { HomeView } from './homeView.ts';

/** Loads the home page: the catalogue's response, the operator's room, and the counts of the initial data. */
export async function loadHome({ api, locale, signal }: LoadContext): Promise<LoadResult<HomeView>> {
  const [home, { room }, init] = await Promise.all([api.get<Home>('/api/home', { signal }), api.get<HomeRoom>('/api/home/room', { signal }), api.get<Init>('/api/init', { signal })]);
  const view = homeViewOf(home, init, room, locale);
  const shown = [...view.bestProducts, ...view.saleProducts, ...(view.room?.points ?? [])];
  return found(view, { maxAge: 60, tags: ['catalogue', 'home', ...new Set(shown.map(({ id }) => `product:${id}`))] });
}
