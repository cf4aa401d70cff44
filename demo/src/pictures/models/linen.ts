import { mixColors } from '../rendering/color.ts';
import type { Design, Model } from '../rendering/model.ts';
import { gridOf, gridTriangles } from '../rendering/mesh.ts';
import { type Part, partOf } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { rod, tube } from '../rendering/sweep.ts';
import { leanBack, type Vec3 } from '../rendering/vector.ts';
import { BLACK, BRASS } from '../companions.ts';
import type { PictureSpec } from '../pictureSpec.ts';

type Paint = (point: Vec3) => string;

/** Plain, stripes or checks over a folded cloth. */
export function foldedPaint({ design, body, frame }: PictureSpec, width: number, depth: number): Paint {
  // Less than half of it: the colour that a product is named by prevails in its checks.
  const tint = mixColors(body.hex, frame.hex, 0.3);
  return ([x, , z]) => {
    const [u, v] = [x / width + 0.5, z / depth + 0.5];
    if (design === 2) return Math.floor(u * 26) % 4 === 0 ? frame.hex : body.hex;
    if (design === 3) {
      const crossings = (Math.floor(u * 10) % 2) + (Math.floor(v * 8) % 2);
      return crossings === 2 ? frame.hex : crossings === 1 ? tint : body.hex;
    }
    return body.hex;
  };
}

/** A cloth, folded: `layers` of one width on top of each other. */
function foldedCloth(spec: PictureSpec, from: number, layers: number, half: readonly [x: number, z: number], paint: Paint): readonly Part[] {
  const [x, z] = half;
  return Array.from({ length: layers }, (_, index) =>
    softBox([-x + (index % 2) * 5, from + index * 42, -z + index * 2], [x - (index % 2) * 4, from + index * 42 + 44, z - index * 3], spec.body, { radius: 19, bulge: [6, 3, 6], divisions: 12, paint }));
}

/** A duvet cover, folded, with two folded pillowcases on top. */
function flatBedLinen(spec: PictureSpec): Model {
  const [width, depth] = [620, 460];
  const [x, z] = [width / 2, depth / 2];
  const paint = foldedPaint(spec, width, depth);
  return { parts: [...foldedCloth(spec, 0, 3, [x, z], paint), ...foldedCloth(spec, 126, 2, [x - 42, z - 36], paint)], mount: 'floor', focus: { at: [x * 0.5, 160, z * 0.7], share: 0.46 } };
}

/** A folded duvet cover, and two filled pillows that lean behind it. */
function pillowBedLinen(spec: PictureSpec): Model {
  const [width, depth] = [640, 400];
  const [x, z] = [width / 2, depth / 2];
  const paint = foldedPaint(spec, width, depth);
  const upright: Paint = ([px, py]) => paint([px, 0, py - 160]);
  const pillow = (at: number, front: number): Part => softBox([at - 270, 0, -z - 150 + front], [at + 270, 330, -z - 70 + front], spec.body, { radius: 40, bulge: [8, 10, 54], divisions: 12, paint: upright, place: leanBack([0, 0, -z - 110], 0.2) });
  return { parts: [pillow(70, 0), pillow(-60, 86), ...foldedCloth(spec, 0, 3, [x, z], paint)], mount: 'floor', focus: { at: [x * 0.4, 130, z * 0.7], share: 0.46 } };
}

/** A folded duvet cover, and two rolled pillowcases on top. */
function rolledBedLinen(spec: PictureSpec): Model {
  const [width, depth] = [600, 460];
  const [x, z] = [width / 2, depth / 2];
  const paint = foldedPaint(spec, width, depth);
  const roll = (at: number): readonly Part[] => [
    tube([[-x + 70, 170, at], [x - 70, 170, at]], 56, spec.body, { paint, grain: 'x' }),
    ...[-0.4, 0.4].map((share) => tube(Array.from({ length: 29 }, (_, index): Vec3 => [x * share, 170 + Math.cos((index / 28) * 2 * Math.PI) * 57, at + Math.sin((index / 28) * 2 * Math.PI) * 57]), 3, { material: 'cotton', hex: '#EDE4D3' })),
  ];
  return { parts: [...foldedCloth(spec, 0, 3, [x, z], paint), ...roll(-62), ...roll(62)], mount: 'floor', focus: { at: [x * 0.5, 160, z * 0.5], share: 0.46 } };
}

/** Cloth that falls in deep folds from a rod. */
function drape(from: number, to: number, height: number, depth: number, spec: PictureSpec): Part {
  const pleats = Math.max(5, Math.round((to - from) / 105));
  const rows = gridOf(pleats * 10, 16, (u, v) => {
    const swell = 0.55 + 0.45 * v;
    const fold = Math.cos(u * pleats * 2 * Math.PI + Math.sin(v * 3 + u * 9) * 0.5);
    return [from + (to - from) * u + Math.sin(u * pleats * 2 * Math.PI) * 9 * swell, height * (1 - v) - (1 - v) * 34 + 8, depth / 2 + fold * depth * 0.48 * swell];
  });
  const band = ([, y]: Vec3): string => (spec.design === 2 && y < height * 0.2 ? spec.frame.hex : spec.body.hex);
  return partOf(gridTriangles(rows.map((row) => row.toReversed())), { surface: spec.body, isThin: true, paint: band, grain: 'y' });
}

/** A pair of curtains, drawn aside, on a rod. */
function curtain(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const x = width / 2;
  const depth = Math.max(110, spec.size.depth);
  const rodAt = height - 20;
  const pole = spec.design === 2 ? BLACK : spec.frame;
  const knobs = [-1, 1].map((sign) => rod([sign * (x + 40), rodAt, depth / 2], [sign * (x + 78), rodAt, depth / 2], 20, 20, pole, { isProp: true }));
  return {
    parts: [rod([-x - 44, rodAt, depth / 2], [x + 44, rodAt, depth / 2], 13, 13, pole, { isProp: true }), ...knobs, drape(-x, -x * 0.2, rodAt, depth, spec), drape(x * 0.2, x, rodAt, depth, spec)],
    mount: 'wall',
    focus: { at: [-x * 0.6, height * 0.8, depth], share: 0.4 },
  };
}

/** Folded towels on top of each other: each is one thick piece whose fold faces the viewer. */
function towelStack(spec: PictureSpec): Model {
  const { count = 1 } = spec;
  const width = Math.min(400, Math.max(260, spec.size.width * 0.6));
  const depth = width * 0.7;
  const [x, z] = [width / 2, depth / 2];
  const thick = 66;
  const towels = Array.from({ length: count }, (_, index) => {
    const paint: Paint = ([px, py, pz]) => {
      const u = px / width + 0.5;
      // Between the two layers of a towel runs a shade, except at the fold.
      const isSeam = pz < z * 0.8 && Math.abs(py - (index + 0.52) * thick) < 3;
      const own = spec.design === 3 ? (Math.floor(u * 15) % 3 === 1 ? spec.frame.hex : spec.body.hex) : u > 0.8 && u < 0.86 ? mixColors(spec.body.hex, '#2E221A', 0.14) : spec.body.hex;
      return isSeam ? mixColors(own, '#2E221A', 0.3) : own;
    };
    return softBox([-x + index * 4, index * thick, -z], [x - index * 5, (index + 1) * thick + 5, z - index * 4], spec.body, { radius: 31, bulge: [5, 4, 6], divisions: 10, paint });
  });
  return { parts: towels, mount: 'floor', focus: { at: [x * 0.4, thick * count * 0.75, z], share: 0.46 } };
}

/** A towel that hangs over a rail on the wall. */
function hungTowel(spec: PictureSpec): Model {
  const width = Math.min(560, Math.max(300, spec.size.width * 0.7));
  const length = Math.min(760, Math.max(420, spec.size.height > 300 ? spec.size.height * 0.6 : 620));
  const x = width / 2;
  const top = length + 40;
  const rows = gridOf(28, 30, (u, v): Vec3 => {
    const sway = Math.sin(u * 5 + 0.6) * 8 * Math.min(1, v * 2.4);
    const across = -x + width * u;
    if (v < 0.12) {
      const angle = Math.PI * (0.5 - (v / 0.12) * 0.5) + Math.PI / 2;
      return [across, top + Math.sin(angle) * 16, 70 - Math.cos(angle) * -16];
    }
    return [across, top - ((v - 0.12) / 0.88) * length, 88 + sway];
  });
  const band = ([, y]: Vec3): string => (y > 84 && y < 130 ? spec.frame.hex : spec.body.hex);
  return {
    parts: [rod([-x - 60, top, 70], [x + 60, top, 70], 11, 11, BRASS, { isProp: true }), ...[-1, 1].map((sign) => rod([sign * (x + 54), top, 0], [sign * (x + 54), top, 72], 12, 9, BRASS, { isProp: true })), partOf(gridTriangles(rows.map((row) => row.toReversed())), { surface: spec.body, isThin: true, paint: band, grain: 'y' })],
    mount: 'wall',
    focus: { at: [x * 0.4, 180, 90], share: 0.44 },
  };
}

export const BED_LINEN: readonly Design[] = [flatBedLinen, pillowBedLinen, rolledBedLinen];
export const CURTAINS: readonly Design[] = [curtain, curtain];
export const TOWELS: readonly Design[] = [towelStack, hungTowel, towelStack];
