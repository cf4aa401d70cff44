import type { SliceHost } from '@feszek/kit';
import type { RunningFavourites } from './runFavourites.ts';
import { sessionToken } from './sessionToken.ts';

/**
 * Starts the favourites of a page, and answers `favourites.toggle`. Their code is loaded for a visitor with a session, who
 * may have a list, and at the first toggle.
 */
export function startFavourites({ bus, api, locale }: SliceHost): void {
  let running: Promise<RunningFavourites> | undefined;
  async function run(): Promise<RunningFavourites> {
    const { runFavourites } = await import(/* webpackChunkName: "favourites" */ './runFavourites.ts');
    return runFavourites({ bus, api, locale });
  }
  function favourites(): Promise<RunningFavourites> {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  }

  bus.answer('favourites.toggle', async ({ productId }) => (await favourites()).toggle(productId));
  // Without their code the hearts are empty, and the next toggle loads it again.
  const runIfNeeded = () => void (sessionToken() !== undefined && favourites().catch(() => undefined));
  bus.watch('visitor.user', runIfNeeded);
  runIfNeeded();
}
