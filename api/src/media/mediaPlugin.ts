import type { App } from '../platform/http/app.ts';
import { imageRoutes } from './imageRoutes.ts';
import type { MediaStore } from './MediaStore.ts';
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import { operatorMediaRoutes } from './operator/routes.ts';
import type { OperatorMediaParts } from './operator/routes.ts';
import { removeUnusedPictures } from './removeUnusedPictures.ts';

export interface MediaOptions extends Omit<OperatorMediaParts, 'store'> {
  /** `undefined`: pictures can be neither uploaded nor shown. */
  readonly media: MediaStore | undefined;
  readonly jobs: JobRegistry;
}

/** Pictures in every size, and their operator routes. */
export async function mediaPlugin(app: App, { media, jobs, ...parts }: MediaOptions): Promise<void> {
  if (!media) return;
  app.addHook('onClose', async () => media.close());
  jobs.registerCleanUp('unused-pictures', () => removeUnusedPictures(parts.db, parts.clock, media));
  await operatorMediaRoutes(app, { ...parts, store: media });
  imageRoutes(app, media);
}
