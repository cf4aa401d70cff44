import type { SliceHost } from '@feszek/kit';
import type { RunningFavourites } from './runFavourites.ts';
import { sessionToken } from './sessionToken.ts';

/**
 * Starts the favourites of a page, and answers `favourites.toggle`. Their code is loaded for a visitor with a session, who
 * may have a list, and at the first toggle.
 */
export function startFavourites({ bus, api, locale }: SliceHost): void {
  let favourites: RunningFavourites | undefined;
  let loading: Promise<RunningFavourites> | undefined;
  async function run(): Promise<RunningFavourites> {
    try {
      const { runFavourites } = await import(/* webpackChunkName: "favourites" */ './runFavourites.ts');
      favourites ??= runFavourites({ bus, api, locale });
      return favourites;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const load = () => (loading ??= run());

  // Once they run, a toggle is published before the click has been handled.
  bus.answer('favourites.toggle', async ({ productId }) => (favourites ?? (await load())).toggle(productId));
  // Without their code the hearts are empty, and the next toggle loads it again.
  const loadIfNeeded = () => void (sessionToken() !== undefined && load().catch(() => undefined));
  bus.watch('visitor.user', loadIfNeeded);
  loadIfNeeded();
}
