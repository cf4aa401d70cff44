import { block } from '../rendering/block.ts';
import { disc, lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import { rod } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';

const TOP = 20;

/** A round top and a shelf between three legs. */
function twoTiers({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = width / 2;
  const legs = [0, 1, 2].map((index) => {
    const angle = 0.5 + (index * 2 * Math.PI) / 3;
    const at = (distance: number, y: number): Vec3 => [Math.cos(angle) * distance, y, Math.sin(angle) * distance];
    return rod(at(radius * 0.86, 0), at(radius * 0.78, height - TOP), 11, 14, frame);
  });
  return { parts: [...legs, disc([0, height * 0.34, 0], radius * 0.9, TOP, body, { grain: 'x' }), disc([0, height - TOP, 0], radius, TOP, body, { grain: 'x' })], mount: 'floor', focus: { at: [0, height, radius * 0.5], share: 0.5 } };
}

/** A C that slides over the seat of a sofa. */
function slideOver({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  return {
    parts: [block([-x, 0, -z], [x, 16, z], frame), block([-x, 16, -z], [-x + 16, height - TOP, z], frame, { grain: 'y' }), block([-x, height - TOP, -z], [x, height, z], body, { grain: 'x' })],
    mount: 'floor',
    focus: { at: [x * 0.3, height, z * 0.5], share: 0.5 },
  };
}

/** A turned drum with a waist. */
function turnedDrum({ size, body }: PictureSpec): Model {
  const { width, height } = size;
  const radius = width / 2;
  const wall = smoothProfile([[radius * 0.9, 0], [radius * 0.94, height * 0.08], [radius * 0.62, height * 0.36], [radius * 0.6, height * 0.56], [radius * 0.96, height * 0.88], [radius, height - 14], [radius * 0.97, height]]);
  return { parts: [lathe([[0, 0], ...wall, [0, height]], body, { grain: 'y', segments: 72 })], mount: 'floor', focus: { at: [radius * 0.5, height * 0.8, radius * 0.5], share: 0.5 } };
}

/** A small top on a column with a round foot. */
function onOneFoot({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = width / 2;
  return {
    parts: [disc([0, 0, 0], radius * 0.64, 18, frame), rod([0, 16, 0], [0, height - TOP, 0], 17, 17, frame), disc([0, height - TOP, 0], radius, TOP, body, { grain: 'x' })],
    mount: 'floor',
    focus: { at: [radius * 0.5, height, radius * 0.4], share: 0.5 },
  };
}

export const SIDE_TABLES: readonly Design[] = [twoTiers, slideOver, turnedDrum, onOneFoot];
