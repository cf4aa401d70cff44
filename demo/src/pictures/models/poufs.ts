import { disc, lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import { softBox } from '../rendering/softBox.ts';
import { tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { cornerLegs } from './pieces.ts';

/** An upholstered drum with a seam around its top. */
function drumPouf({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = width / 2;
  const side = smoothProfile([[radius * 0.9, 24], [radius, 70], [radius * 1.01, height * 0.5], [radius, height - 60], [radius * 0.94, height - 18], [radius * 0.5, height + 8], [2, height + 14]]);
  const seam = Array.from({ length: 49 }, (_, index): Vec3 => {
    const angle = (index / 48) * 2 * Math.PI;
    return [Math.cos(angle) * radius * 0.975, height - 36, Math.sin(angle) * radius * 0.975];
  });
  return { parts: [disc([0, 0, 0], radius * 0.8, 30, frame), lathe([[0, 24], ...side], body), tube(seam, 6, body)], mount: 'floor', focus: { at: [radius * 0.5, height, radius * 0.4], share: 0.5 } };
}

/** A soft cube with piping along its edges. */
function cubePouf({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const piping = (y: number): Vec3[] =>
    Array.from({ length: 65 }, (_, index) => {
      const [cos, sin] = [Math.cos((index / 64) * 2 * Math.PI), Math.sin((index / 64) * 2 * Math.PI)];
      const square = (Math.abs(cos) ** 7 + Math.abs(sin) ** 7) ** (-1 / 7);
      return [cos * square * (x - 3), y, sin * square * (z - 3)];
    });
  return {
    parts: [softBox([-x, 0, -z], [x, height, z], body, { radius: 46, bulge: [14, 20, 14], divisions: 8 }), tube(piping(height - 34), 5, frame, { isPlain: true }), tube(piping(34), 5, frame, { isPlain: true })],
    mount: 'floor',
    focus: { at: [x * 0.6, height, z * 0.6], share: 0.5 },
  };
}

/** A cushion on a low stool. */
function footstool({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const leg = height - 150;
  return {
    parts: [...cornerLegs(x - 70, z - 70, leg + 10, 20, frame, 0.12), softBox([-x + 10, leg, -z + 10], [x - 10, leg + 60, z - 10], frame, { radius: 12 }), softBox([-x, leg + 50, -z], [x, height, z], body, { radius: 50, bulge: [4, 22, 4] })],
    mount: 'floor',
    focus: { at: [x * 0.6, height - 20, z * 0.6], share: 0.5 },
  };
}

export const POUFS: readonly Design[] = [drumPouf, cubePouf, footstool];
