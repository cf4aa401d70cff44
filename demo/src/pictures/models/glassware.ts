import { lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Profile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import type { Vec3 } from '../rendering/vector.ts';
import { tube } from '../rendering/sweep.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { handle } from './handle.ts';

/** The melted lip of a glass, on which light gathers. */
function lip(radius: number, y: number, at: Vec3, surface: Surface): Part {
  return tube(Array.from({ length: 49 }, (_, index): Vec3 => [at[0] + Math.cos((index / 48) * 2 * Math.PI) * radius, at[1] + y, at[2] + Math.sin((index / 48) * 2 * Math.PI) * radius]), Math.max(1, radius * 0.025), surface);
}

/** Glass that is thick below and thin at its lip. */
export function blown(spec: PictureSpec, outside: Profile, at: Vec3, flutes?: { count: number; depth: number }): readonly Part[] {
  const outer = smoothProfile(outside);
  const inner = outer.toReversed().filter(([, y]) => y > spec.size.height * 0.08).map(([radius, y]) => [Math.max(0, radius - 2.4), y] as const);
  const bottom = inner.at(-1);
  const [radius, height] = outer.at(-1) ?? [0, 0];
  const wall = lathe([[0, 0], ...outer, ...inner, ...(bottom ? [[0, bottom[1]] as const] : [])], spec.body, { at, isThin: true, ...(flutes && { flutes, segments: flutes.count * 6 }) });
  return [wall, lip(radius - 1.2, height, at, spec.body)];
}

/** As many pieces as the product has, side by side, every other one somewhat behind. */
function set(spec: PictureSpec, one: (at: Vec3) => readonly Part[]): Model {
  const { size: { width, height }, count = 1 } = spec;
  const places = Array.from({ length: count }, (_, index): Vec3 => [(index - (count - 1) / 2) * width * 1.24, 0, count === 1 ? 0 : (index % 2 === 0 ? -0.3 : 0.3) * width]);
  return { parts: places.flatMap(one), mount: 'floor', focus: { at: [width * 0.7, height * 0.8, width * 0.5], share: 0.48 } };
}

function tumblers(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  return set(spec, (at) => blown(spec, [[radius * 0.82, 0], [radius * 0.9, height * 0.06], [radius * 0.97, height * 0.5], [radius, height]], at));
}

function wineGlasses(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  const bowl: Profile = [[3, height * 0.5], [radius * 0.5, height * 0.53], [radius * 0.96, height * 0.66], [radius, height * 0.76], [radius * 0.76, height]];
  return set(spec, (at) => [
    lathe([[0, 0], [radius * 0.84, 0], [radius * 0.84, 2.5], [radius * 0.3, 6], [4, height * 0.06], [3.4, height * 0.3], [4, height * 0.5]], spec.body, { at, isThin: true }),
    ...blown(spec, bowl, at),
  ]);
}

function highballs(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  return set(spec, (at) => blown(spec, [[radius * 0.9, 0], [radius * 0.95, height * 0.04], [radius * 0.98, height * 0.5], [radius, height]], at, { count: 24, depth: 0.05 }));
}

/** A carafe with a ball for a stopper. */
function stoppered(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  const neck = height * 0.86;
  const ball = lathe(smoothProfile([[2, neck - 18], [radius * 0.26, neck - 14], [radius * 0.26, neck + 2], [radius * 0.42, neck + 16], [radius * 0.4, neck + 32], [2, height]]), spec.frame.material === 'glass' ? { material: 'wood', hex: '#C9A26E' } : spec.frame, { segments: 40 });
  return { parts: [ball, ...blown(spec, [[radius * 0.86, 0], [radius * 0.98, height * 0.06], [radius, height * 0.34], [radius * 0.56, height * 0.56], [radius * 0.3, height * 0.7], [radius * 0.34, neck]], [0, 0, 0])], mount: 'floor', focus: { at: [0, height * 0.7, radius * 0.5], share: 0.5 } };
}

/** A carafe with a handle. */
function handled(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const radius = Math.min(width, depth) / 2;
  const outside: Profile = [[radius * 0.8, 0], [radius * 0.96, height * 0.08], [radius, height * 0.3], [radius * 0.78, height * 0.62], [radius * 0.6, height * 0.84], [radius * 0.72, height]];
  const grip = handle({ outside, low: height * 0.4, high: height * 0.88, reach: width - radius, thickness: 6 }, spec.body);
  return { parts: [...blown(spec, outside, [0, 0, 0]), grip], mount: 'floor', focus: { at: [radius * 0.6, height * 0.7, radius * 0.4], share: 0.5 } };
}

export const GLASSES: readonly Design[] = [tumblers, wineGlasses, highballs];
export const CARAFES: readonly Design[] = [stoppered, handled];
