import type { FastifyBaseLogger } from 'fastify';
import type { Drawing } from './PictureRenderer.ts';
import type { PictureExtent, PictureStore } from '../../media/PictureStore.ts';

/** A disk that is full fails for every picture: after so many failures in a row no more are made. */
const MOST_FAILURES = 5;

export interface DrawingAhead {
  readonly drawing: Drawing;
  /** What is made of it now. */
  readonly extent: 'placeholder' | PictureExtent;
}

/** Makes what is missing, in this order, before it is requested and whenever no request waits for a picture. */
export async function warmUp(store: PictureStore, drawings: Iterable<DrawingAhead>, log: FastifyBaseLogger): Promise<void> {
  let pictures = 0;
  let failures = 0;
  for (const { drawing, extent } of drawings) {
    try {
      await (extent === 'placeholder' ? store.preparePlaceholder(drawing) : store.prepare(drawing, extent));
      pictures += extent === 'whole' ? 1 : 0;
      failures = 0;
    } catch (error) {
      if (store.isClosed) return;
      log.warn({ err: error, picture: drawing.key }, 'a picture could not be made');
      failures += 1;
      if (failures === MOST_FAILURES) return log.warn('no more pictures are made ahead: they are made when they are requested');
    }
  }
  log.info({ pictures }, 'pictures are ready');
}
