import type { App } from '../platform/http/app.ts';
import { imageRoutes } from './imageRoutes.ts';
import type { MediaStore } from './MediaStore.ts';
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import { operatorMediaRoutes } from './operator/routes.ts';
import type { OperatorMediaParts } from './operator/routes.ts';
import type { FindShareCard } from './share/shareCard.ts';
import { shareRoutes } from './share/shareRoutes.ts';
import { removeUnusedPictures } from './removeUnusedPictures.ts';

export interface MediaOptions extends Omit<OperatorMediaParts, 'store'> {
  /** `undefined`: pictures can be neither uploaded nor shown. */
  readonly media: MediaStore | undefined;
  readonly jobs: JobRegistry;
  /** Finds what the picture beside a link to a page shows. */
  readonly findShareCard: FindShareCard;
}

/** Pictures in every size, and their operator routes. */
export async function mediaPlugin(app: App, { media, jobs, findShareCard, ...parts }: MediaOptions): Promise<void> {
  if (!media) return;
  app.addHook('onClose', async () => media.close());
  jobs.registerCleanUp('unused-pictures', () => removeUnusedPictures(parts.db, parts.clock, media));
  await operatorMediaRoutes(app, { ...parts, store: media });
  imageRoutes(app, media);
  shareRoutes(app, media.share, findShareCard);
}
