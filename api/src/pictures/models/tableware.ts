import { lathe, smoothProfile } from '../drawing/lathe.ts';
import type { Profile } from '../drawing/lathe.ts';
import type { Design, Model } from '../drawing/model.ts';
import { smoothCurve, tube } from '../drawing/sweep.ts';
import type { Vec3 } from '../drawing/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { forDesign } from './pieces.ts';

/** The glaze at a height: plain, a coloured rim, or the rings that the fingers left. */
function glaze({ design, body, frame, size }: PictureSpec): ((point: Vec3) => string | undefined) | undefined {
  if (design === 2) return ([x, y, z]) => (y > size.height * 0.9 || Math.hypot(x, z) > size.width * 0.47 ? frame.hex : body.hex);
  if (design === 3) return ([, y]) => (y < size.height * 0.22 ? frame.hex : body.hex);
  return undefined;
}

/** An open piece: up outside, down inside. */
function vessel(spec: PictureSpec, outside: Profile, wall: number): ReturnType<typeof lathe> {
  const outer = smoothProfile(outside);
  const inner = outer.toReversed().filter(([, y]) => y > wall * 1.6).map(([radius, y]) => [Math.max(0, radius - wall), y] as const);
  const bottom = inner.at(-1);
  const profile = [[0, 0] as const, ...outer, ...inner, ...(bottom ? [[0, bottom[1]] as const] : [])];
  const thrown = spec.design === 3 ? { count: 1, depth: 0 } : undefined;
  const paint = glaze(spec);
  return lathe(profile, spec.body, { isThin: true, segments: 48, ...(paint && { paint }), ...(thrown && { flutes: thrown }) });
}

function focusOnRim({ size }: PictureSpec): Model['focus'] {
  return { at: [size.width * 0.2, size.height * 0.8, size.depth * 0.2], share: 0.5 };
}

function plate(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  return { parts: [vessel(spec, [[radius * 0.5, 0], [radius * 0.62, height * 0.12], [radius * 0.72, height * 0.3], [radius, height]], Math.max(4, height * 0.2))], mount: 'floor', focus: focusOnRim(spec) };
}

function bowl(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  return { parts: [vessel(spec, [[radius * 0.4, 0], [radius * 0.46, height * 0.06], [radius * 0.74, height * 0.3], [radius * 0.94, height * 0.68], [radius, height]], Math.max(5, radius * 0.05))], mount: 'floor', focus: focusOnRim(spec) };
}

function handle(fromY: number, toY: number, radius: number, reach: number, thickness: number, spec: PictureSpec): ReturnType<typeof tube> {
  return tube(smoothCurve([[radius * 0.96, toY, 0], [radius + reach, toY - 2, 0], [radius + reach * 1.05, (fromY + toY) / 2, 0], [radius + reach * 0.7, fromY, 0], [radius * 0.96, fromY - 2, 0]]), thickness, spec.body);
}

function mug(spec: PictureSpec): Model {
  const { height, depth } = spec.size;
  const radius = Math.min(depth, spec.size.width) / 2;
  const body = vessel(spec, [[radius * 0.82, 0], [radius * 0.92, height * 0.08], [radius * 0.97, height * 0.5], [radius, height]], Math.max(4, radius * 0.08));
  return { parts: [body, handle(height * 0.25, height * 0.78, radius, radius * 0.6, radius * 0.12, spec)], mount: 'floor', focus: focusOnRim(spec) };
}

function jug(spec: PictureSpec): Model {
  const { height, depth } = spec.size;
  const radius = Math.min(depth, spec.size.width) / 2;
  const body = vessel(spec, [[radius * 0.62, 0], [radius * 0.86, height * 0.12], [radius, height * 0.36], [radius * 0.74, height * 0.66], [radius * 0.5, height * 0.84], [radius * 0.62, height]], Math.max(4, radius * 0.06));
  return { parts: [body, handle(height * 0.3, height * 0.84, radius * 0.78, radius * 0.5, radius * 0.1, spec)], mount: 'floor', focus: focusOnRim(spec) };
}

function vase(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  const shape = forDesign<Profile>(spec, [
    [[radius * 0.5, 0], [radius * 0.8, height * 0.12], [radius, height * 0.4], [radius * 0.78, height * 0.68], [radius * 0.38, height * 0.86], [radius * 0.46, height]],
    [[radius * 0.9, 0], [radius * 0.98, height * 0.05], [radius, height * 0.5], [radius * 0.96, height * 0.92], [radius, height]],
    [[radius * 0.62, 0], [radius * 0.96, height * 0.14], [radius, height * 0.3], [radius * 0.5, height * 0.5], [radius * 0.2, height * 0.64], [radius * 0.18, height * 0.88], [radius * 0.3, height]],
  ]);
  const wall = Math.max(5, radius * 0.06);
  const outer = smoothProfile(shape);
  const inner = outer.toReversed().filter(([, y]) => y > height * 0.7).map(([r, y]) => [Math.max(2, r - wall), y] as const);
  return { parts: [lathe([[0, 0], ...outer, ...inner], spec.body, { isThin: true, segments: 56 })], mount: 'floor', focus: { at: [radius * 0.5, height * 0.4, radius * 0.6], share: 0.5 } };
}

export const PLATES: readonly Design[] = [plate, plate, plate];
export const BOWLS: readonly Design[] = [bowl, bowl, bowl];
export const MUGS: readonly Design[] = [mug, mug, mug];
export const JUGS: readonly Design[] = [jug, jug, jug];
export const VASES: readonly Design[] = [vase, vase, vase];
