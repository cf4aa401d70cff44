import { disc, lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { cornerLegs } from './pieces.ts';

const SOIL: Surface = { material: 'fabric', hex: '#4A3A2C' };

/**
 * A pot that widens upwards, with its soil.
 *
 * @param radius of its rim, in millimetres
 * @param base height of its foot above the floor, in millimetres
 */
export function pot(radius: number, height: number, surface: Surface, base = 0): readonly Part[] {
  return [
    lathe([[0, 0], [radius * 0.74, 0], [radius * 0.78, 6], [radius, height - 4], [radius, height], [radius - 9, height], [radius - 12, height - 24], [0, height - 26]], surface, { at: [0, base, 0], isThin: true }),
    disc([0, base + height - 26, 0], radius - 12, 8, SOIL),
  ];
}

/** A tapered pot with a saucer. */
function saucerPot({ size, body }: PictureSpec): Model {
  const [radius, height] = [size.width / 2, size.height];
  return {
    parts: [lathe([[0, 0], [radius * 0.8, 0], [radius * 0.9, 24], [radius * 0.86, 26], [radius * 0.76, 10], [0, 10]], body, { isThin: true }), lathe([[0, 10], [radius * 0.68, 10], [radius * 0.72, 18], [radius * 0.97, height * 0.84], [radius, height * 0.85], [radius, height], [radius - 10, height], [radius - 14, height * 0.8], [0, height * 0.78]], body, { isThin: true }), disc([0, height * 0.76, 0], radius * 0.88, 8, SOIL)],
    mount: 'floor',
    focus: { at: [radius * 0.5, height * 0.8, radius * 0.6], share: 0.5 },
  };
}

/** A bowl that hangs in a wooden stand. */
function standPot({ size, body, frame }: PictureSpec): Model {
  const [radius, height] = [size.width / 2, size.height];
  const base = height * 0.38;
  const bowl = smoothProfile([[radius * 0.5, base], [radius * 0.84, base + 20], [radius * 0.94, base + (height - base) * 0.5], [radius * 0.92, height]]);
  return {
    parts: [...cornerLegs(radius * 0.74, radius * 0.74, height * 0.72, 15, frame, 0.04), rod([-radius * 0.78, base - 14, -radius * 0.78], [radius * 0.78, base - 14, radius * 0.78], 11, 11, frame), rod([-radius * 0.78, base - 14, radius * 0.78], [radius * 0.78, base - 14, -radius * 0.78], 11, 11, frame), lathe([[0, base], ...bowl, [radius * 0.92 - 9, height], [radius * 0.84, height - 26], [0, height - 30]], body, { isThin: true }), disc([0, height - 32, 0], radius * 0.82, 8, SOIL)],
    mount: 'floor',
    focus: { at: [radius * 0.5, height * 0.7, radius * 0.6], share: 0.5 },
  };
}

/** A ribbed cylinder. */
function ribbedPot({ size, body }: PictureSpec): Model {
  const [radius, height] = [size.width / 2, size.height];
  return { parts: [lathe([[0, 0], [radius * 0.96, 0], [radius, 8], [radius, height - 6], [radius * 0.98, height], [radius * 0.9, height], [radius * 0.88, height - 24], [0, height - 28]], body, { isThin: true, flutes: { count: 34, depth: 0.035 }, segments: 272 }), disc([0, height - 32, 0], radius * 0.86, 8, SOIL)], mount: 'floor', focus: { at: [radius * 0.5, height * 0.8, radius * 0.6], share: 0.5 } };
}

export const PLANT_POTS: readonly Design[] = [saucerPot, standPot, ribbedPot];
