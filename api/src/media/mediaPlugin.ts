import type { App } from '../platform/http/app.ts';
import { imageRoutes } from './imageRoutes.ts';
import type { ImageParts } from './imageRoutes.ts';
import type { MediaStore } from './MediaStore.ts';
import { operatorMediaRoutes } from './operator/routes.ts';
import type { OperatorMediaParts } from './operator/routes.ts';

export interface MediaOptions extends Omit<OperatorMediaParts, 'store'> {
  readonly images: ImageParts | undefined;
  readonly media: MediaStore | undefined;
}

/** Pictures in every size, and the operator's door for them. */
export async function mediaPlugin(app: App, { images, media, ...parts }: MediaOptions): Promise<void> {
  if (media) {
    app.addHook('onClose', async () => media.close());
    await operatorMediaRoutes(app, { ...parts, store: media });
  }
  if (images || media) imageRoutes(app, { ...images, media });
}
