import { createHash } from 'node:crypto';
import type { Scene } from './scene.ts';

/** Raised when the drawing code changes what it draws: every picture then has a new, again immutable address. */
const DRAWING_VERSION = 3;

/** What tells two scenes apart in the names of their pictures. */
export function sceneHash(scene: Scene): string {
  return createHash('sha256').update(JSON.stringify([DRAWING_VERSION, scene])).digest('hex').slice(0, 8);
}

/** Names a picture by what it is drawn from, e.g. `products/17-cutout-ab12cd34`. */
export function pictureKey(folder: string, name: string, scene: Scene): string {
  return `${folder}/${name}-${sceneHash(scene)}`;
}
