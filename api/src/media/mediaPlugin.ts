import type { App } from '../platform/http/app.ts';
import { imageRoutes } from './imageRoutes.ts';
import type { MediaStore } from './MediaStore.ts';
import { operatorMediaRoutes } from './operator/routes.ts';
import type { OperatorMediaParts } from './operator/routes.ts';

export interface MediaOptions extends Omit<OperatorMediaParts, 'store'> {
  /** `undefined`: pictures can be neither uploaded nor shown. */
  readonly media: MediaStore | undefined;
}

/** Pictures in every size, and their operator routes. */
export async function mediaPlugin(app: App, { media, ...parts }: MediaOptions): Promise<void> {
  if (!media) return;
  app.addHook('onClose', async () => media.close());
  await operatorMediaRoutes(app, { ...parts, store: media });
  imageRoutes(app, media);
}
