import type { Home, HomeRoom } from '@feszek/contract';
import { found, isShopEmpty } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { homeViewOf } from './homeView.ts';
import type { HomeView } from './homeView.ts';

/** Loads the home page: the catalogue's response, and the operator's room. */
export async function loadHome({ api, locale, currency, signal }: LoadContext): Promise<LoadResult<HomeView>> {
  const [home, { room }] = await Promise.all([api.get<Home>('/api/home', { signal }), api.get<HomeRoom>('/api/home/room', { signal })]);
  const isSoldInForints = home.product_count === 0 && currency !== 'HUF' && !(await isShopEmpty(api, signal));
  const view = { ...homeViewOf(home, room, locale), ...(isSoldInForints && { isSoldInForints }) };
  const shown = [...view.bestProducts, ...view.saleProducts, ...(view.room?.points ?? [])];
  return found(view, { maxAge: 60, tags: ['catalogue', 'home', ...new Set(shown.map(({ id }) => `product:${id}`))] });
}
