import { block } from '../rendering/block.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { drawingOf, PAPER } from './printDrawings.ts';

/** A print behind a passe-partout in a slim frame. */
function print({ design, body, frame, size }: PictureSpec): Model {
  const { width, height } = size;
  const depth = Math.max(20, size.depth);
  const x = width / 2;
  const bar = Math.max(14, width * 0.03);
  const mat = width * 0.1;
  const colorAt = drawingOf(design, body.hex, height / width);
  const paint = ([px, py]: Vec3): string => {
    const [u, v] = [(px + x - bar - mat) / (width - 2 * (bar + mat)), (py - bar - mat) / (height - 2 * (bar + mat))];
    return u < 0 || u > 1 || v < 0 || v > 1 ? '#FBF8F2' : colorAt(u, v);
  };
  return {
    parts: [
      block([-x + 4, 4, 0], [x - 4, height - 4, depth * 0.5], { material: 'paper', hex: PAPER }, { paint }),
      block([-x, 0, 0], [x, bar, depth], frame, { grain: 'x' }),
      block([-x, height - bar, 0], [x, height, depth], frame, { grain: 'x' }),
      block([-x, bar, 0], [-x + bar, height - bar, depth], frame, { grain: 'y' }),
      block([x - bar, bar, 0], [x, height - bar, depth], frame, { grain: 'y' }),
    ],
    mount: 'wall',
    focus: { at: [x * 0.3, height * 0.7, depth], share: 0.5 },
  };
}

export const PRINTS: readonly Design[] = [print, print, print, print];
/** Prints that only furnish rooms. */
export const ROOM_PRINTS: readonly Design[] = [print, print, print, print];
