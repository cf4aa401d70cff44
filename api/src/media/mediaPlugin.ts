import type { App } from '../platform/http/app.ts';
import { imageRoutes } from './imageRoutes.ts';
import type { ImageParts } from './imageRoutes.ts';

export type MediaOptions = ImageParts;

/** Pictures in every size. */
export async function mediaPlugin(app: App, options: MediaOptions): Promise<void> {
  imageRoutes(app, options);
}
