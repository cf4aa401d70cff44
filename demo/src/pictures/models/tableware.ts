import { lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Profile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { blown } from './glassware.ts';
import { handle } from './handle.ts';
import { forDesign } from './pieces.ts';

/** The glaze at a height: plain, with a coloured rim, or with throwing rings. */
function glaze({ design, body, frame, size }: PictureSpec): ((point: Vec3) => string | undefined) | undefined {
  if (design === 2) return ([x, y, z]) => (y > size.height * 0.9 || Math.hypot(x, z) > size.width * 0.47 ? frame.hex : body.hex);
  // A plate shows its middle, other pieces show their foot.
  if (design === 3) return ([x, y, z]) => ((size.height < size.width * 0.2 ? Math.hypot(x, z) < size.width * 0.3 : y < size.height * 0.3) ? frame.hex : body.hex);
  return undefined;
}

/** An open piece: up outside, down inside. */
function vessel(spec: PictureSpec, outside: Profile, wall: number, place?: (point: Vec3) => Vec3): ReturnType<typeof lathe> {
  const outer = smoothProfile(outside);
  const inner = outer.toReversed().filter(([, y]) => y > wall * 1.6).map(([radius, y]) => [Math.max(0, radius - wall), y] as const);
  const bottom = inner.at(-1);
  const profile = [[0, 0] as const, ...outer, ...inner, ...(bottom ? [[0, bottom[1]] as const] : [])];
  const paint = glaze(spec);
  return lathe(profile, spec.body, { isThin: true, ...(paint && { paint }), ...(place && { place }) });
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

/** Turns the rim of a jug opposite its handle into a spout, which the neck runs into. */
function spouted(height: number, reach: number): (point: Vec3) => Vec3 {
  return ([x, y, z]) => {
    const share = Math.max(0, (y / height - 0.78) / 0.22);
    const towards = Math.max(0, -x / (Math.hypot(x, z) || 1)) ** 10 * share ** 2;
    return [x * (1 + reach * towards), y + height * 0.02 * towards, z * (1 - 0.2 * towards)];
  };
}

/** A piece with its handle on the right; together they are as wide as the product. */
function withHandle(spec: PictureSpec, body: Part, outside: Profile, from: number, to: number): Model {
  const { width, height, depth } = spec.size;
  const radius = Math.min(depth, width) / 2;
  const reach = Math.max(width - radius, radius * 1.3);
  return { parts: [body, handle({ outside, low: height * from, high: height * to, reach, thickness: radius * 0.11 }, spec.body)], mount: 'floor', focus: focusOnRim(spec) };
}

function mug(spec: PictureSpec): Model {
  const { height, depth, width } = spec.size;
  const radius = Math.min(depth, width) / 2;
  const outside: Profile = [[radius * 0.82, 0], [radius * 0.92, height * 0.08], [radius * 0.97, height * 0.5], [radius, height]];
  return withHandle(spec, vessel(spec, outside, Math.max(4, radius * 0.08)), outside, 0.25, 0.78);
}

function jug(spec: PictureSpec): Model {
  const { height, depth, width } = spec.size;
  const radius = Math.min(depth, width) / 2;
  const outside: Profile = [[radius * 0.62, 0], [radius * 0.86, height * 0.12], [radius, height * 0.36], [radius * 0.74, height * 0.66], [radius * 0.5, height * 0.84], [radius * 0.62, height]];
  return withHandle(spec, vessel(spec, outside, Math.max(4, radius * 0.06), spouted(height, 0.42)), outside, 0.42, 0.88);
}

function vase(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  const shape = forDesign<Profile>(spec, [
    [[radius * 0.5, 0], [radius * 0.8, height * 0.12], [radius, height * 0.4], [radius * 0.78, height * 0.68], [radius * 0.38, height * 0.86], [radius * 0.46, height]],
    [[radius * 0.9, 0], [radius * 0.98, height * 0.05], [radius, height * 0.5], [radius * 0.96, height * 0.92], [radius, height]],
    [[radius * 0.62, 0], [radius * 0.96, height * 0.14], [radius, height * 0.3], [radius * 0.5, height * 0.5], [radius * 0.2, height * 0.64], [radius * 0.18, height * 0.88], [radius * 0.3, height]],
  ]);
  const parts = spec.body.material === 'glass' ? blown(spec, shape, [0, 0, 0]) : [vaseWall(spec, shape)];
  return { parts, mount: 'floor', focus: { at: [radius * 0.5, height * 0.4, radius * 0.6], share: 0.5 } };
}

/** A vase is open at the top and dark inside. */
function vaseWall(spec: PictureSpec, shape: Profile): Part {
  const { width, height } = spec.size;
  const wall = Math.max(5, width * 0.03);
  const outer = smoothProfile(shape);
  const inner = outer.toReversed().filter(([, y]) => y > height * 0.6).map(([r, y]) => [Math.max(2, r - wall), y] as const);
  return lathe([[0, 0], ...outer, ...inner], spec.body, { isThin: true });
}

/** A plate for pasta: a flat rim around a deep middle. */
function deepPlate(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  return { parts: [vessel(spec, [[radius * 0.44, 0], [radius * 0.62, height * 0.2], [radius * 0.7, height * 0.72], [radius * 0.76, height * 0.86], [radius, height]], Math.max(4, height * 0.12))], mount: 'floor', focus: focusOnRim(spec) };
}

/** A shape with a wavy edge, pressed in a mould. */
function fluted(spec: PictureSpec, profile: Profile, count: number): Model {
  const wall = Math.max(4, spec.size.width * 0.02);
  const outer = smoothProfile(profile);
  const inner = outer.toReversed().filter(([, y]) => y > wall * 1.6).map(([radius, y]) => [Math.max(0, radius - wall), y] as const);
  const bottom = inner.at(-1);
  const whole = [[0, 0] as const, ...outer, ...inner, ...(bottom ? [[0, bottom[1]] as const] : [])];
  return { parts: [lathe(whole, spec.body, { isThin: true, flutes: { count, depth: 0.055 }, segments: count * 8 })], mount: 'floor', focus: focusOnRim(spec) };
}

function flutedPlate(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  return fluted(spec, [[radius * 0.5, 0], [radius * 0.62, height * 0.14], [radius * 0.72, height * 0.4], [radius * 1.02, height]], 24);
}

function footedBowl(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  return { parts: [vessel(spec, [[radius * 0.5, 0], [radius * 0.42, height * 0.14], [radius * 0.3, height * 0.26], [radius * 0.62, height * 0.42], [radius * 0.94, height * 0.74], [radius, height]], Math.max(5, radius * 0.05))], mount: 'floor', focus: focusOnRim(spec) };
}

function flutedBowl(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  return fluted(spec, [[radius * 0.42, 0], [radius * 0.52, height * 0.08], [radius * 0.82, height * 0.44], [radius * 1.02, height]], 20);
}

/** A cup without a handle. */
function cup(spec: PictureSpec): Model {
  const [radius, height] = [Math.min(spec.size.depth, spec.size.width) / 2, spec.size.height];
  return { parts: [vessel(spec, [[radius * 0.58, 0], [radius * 0.74, height * 0.1], [radius * 0.94, height * 0.5], [radius, height]], Math.max(4, radius * 0.08))], mount: 'floor', focus: focusOnRim(spec) };
}

function tallMug(spec: PictureSpec): Model {
  const [radius, height] = [Math.min(spec.size.depth, spec.size.width) / 2, spec.size.height];
  const outside: Profile = [[radius * 0.74, 0], [radius * 0.82, height * 0.06], [radius * 0.9, height * 0.5], [radius, height]];
  return withHandle(spec, vessel(spec, outside, Math.max(4, radius * 0.08)), outside, 0.34, 0.84);
}

function tallJug(spec: PictureSpec): Model {
  const [radius, height] = [Math.min(spec.size.depth, spec.size.width) / 2, spec.size.height];
  const outside: Profile = [[radius * 0.86, 0], [radius * 0.94, height * 0.06], [radius * 0.9, height * 0.5], [radius * 0.8, height * 0.84], [radius * 0.86, height]];
  return withHandle(spec, vessel(spec, outside, Math.max(4, radius * 0.06), spouted(height, 0.16)), outside, 0.36, 0.86);
}

/** An amphora's neck with a handle on either side. */
function handledVase(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width * 0.44, spec.size.height];
  const outside: Profile = [[radius * 0.46, 0], [radius * 0.72, height * 0.1], [radius, height * 0.42], [radius * 0.7, height * 0.66], [radius * 0.4, height * 0.8], [radius * 0.42, height * 0.94], [radius * 0.54, height]];
  const grip = (side: 1 | -1): Part => handle({ outside, low: height * 0.58, high: height * 0.89, reach: radius * 1.2, thickness: radius * 0.09, side }, spec.body);
  return { parts: [vaseWall(spec, outside), grip(-1), grip(1)], mount: 'floor', focus: { at: [radius, height * 0.7, 0], share: 0.5 } };
}

function gourdVase(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  return { parts: [vaseWall(spec, [[radius * 0.5, 0], [radius * 0.94, height * 0.14], [radius, height * 0.3], [radius * 0.52, height * 0.5], [radius * 0.66, height * 0.66], [radius * 0.62, height * 0.8], [radius * 0.26, height * 0.92], [radius * 0.3, height]])], mount: 'floor', focus: { at: [radius * 0.5, height * 0.5, radius * 0.6], share: 0.5 } };
}

function trumpetVase(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  return fluted(spec, [[radius * 0.62, 0], [radius * 0.5, height * 0.12], [radius * 0.52, height * 0.5], [radius * 0.7, height * 0.8], [radius * 1.03, height]], 18);
}

export const PLATES: readonly Design[] = [plate, plate, plate, deepPlate, flutedPlate];
export const BOWLS: readonly Design[] = [bowl, bowl, bowl, footedBowl, flutedBowl];
export const MUGS: readonly Design[] = [mug, mug, mug, cup, tallMug];
export const JUGS: readonly Design[] = [jug, jug, jug, tallJug];
export const VASES: readonly Design[] = [vase, vase, vase, handledVase, gourdVase, trumpetVase];
