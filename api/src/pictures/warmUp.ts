import type { FastifyBaseLogger } from 'fastify';
import type { Drawing } from './PictureRenderer.ts';
import type { PictureStore } from './PictureStore.ts';

/** What a listing shows first, on a phone and on a desktop, in pixels. */
const WIDTHS = [640, 320] as const;

/** Draws what listings show before anybody asks, whenever nobody waits for another picture. */
export async function warmUp(store: PictureStore, drawings: Iterable<Drawing>, log: FastifyBaseLogger): Promise<void> {
  try {
    let pictures = 0;
    for (const drawing of drawings) {
      for (const pixels of WIDTHS) await store.get(drawing, pixels, false);
      pictures += 1;
    }
    log.info({ pictures }, 'pictures are ready');
  } catch (error) {
    log.warn({ err: error }, 'pictures are drawn when they are asked for');
  }
}
