import type { Design, Model } from '../rendering/model.ts';
import { disc, lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Appearance, Part } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { mixColors } from '../rendering/color.ts';
import { rod } from '../rendering/sweep.ts';
import { leanBack, type Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { divide } from './pieces.ts';

/** The pattern of a rug at a position, both coordinates from 0 to 1. */
function rugPaint({ design, body, frame, size }: PictureSpec, u: number, v: number): string {
  const [across, along] = [u * size.width, v * size.depth];
  const edge = Math.min(across, size.width - across, along, size.depth - along);
  const tint = mixColors(body.hex, frame.hex, 0.45);
  switch (design) {
    case 1:
      return edge < size.width * 0.085 && edge > size.width * 0.045 ? frame.hex : body.hex;
    case 2:
      return Math.floor(v * 21) % 5 === 1 ? frame.hex : Math.floor(v * 21) % 5 === 3 ? tint : body.hex;
    case 3: {
      const diamond = Math.abs((((across / size.width) * 4) % 1) - 0.5) + Math.abs((((along / size.width) * 4) % 1) - 0.5);
      return Math.abs(diamond - 0.46) < 0.07 ? frame.hex : body.hex;
    }
    case 4: {
      const fromMiddle = Math.hypot(u - 0.5, v - 0.5) * 2;
      return (fromMiddle > 0.84 && fromMiddle < 0.9) || (fromMiddle > 0.5 && fromMiddle < 0.54) ? frame.hex : body.hex;
    }
    case 5:
      return (Math.floor((across / size.width) * 6) + Math.floor((along / size.width) * 6)) % 2 === 0 ? body.hex : tint;
    default: {
      const wave = Math.sin(u * 3.4 + 0.6) * 0.16 + Math.sin(v * 2.3) * 0.1;
      const first = Math.hypot(u - 0.1, (v - 0.22) * 1.3) + wave;
      const second = Math.hypot(u - 1, (v - 0.86) * 1.2) - wave;
      return first < 0.46 ? frame.hex : second < 0.5 ? tint : body.hex;
    }
  }
}

/** A piece that lies flat, rectangular or round. */
function flatCloth(spec: PictureSpec, isRound: boolean, thickness: number, appearance: Omit<Appearance, 'surface'>): readonly Part[] {
  const { width, depth } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  if (isRound) {
    const stretch = ([px, py, pz]: Vec3): Vec3 => [px, py, pz * (depth / width)];
    return [disc([0, 0, 0], x, thickness, spec.body, { place: stretch, ...appearance })];
  }
  return [softBox([-x, 0, -z], [x, thickness, z], spec.body, { radius: thickness / 2, divisions: 10, ...appearance })];
}

/** A rug lies flat: width, length and thickness. */
function rug(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const isRound = spec.design === 4;
  const paint = ([px, , pz]: Vec3): string => rugPaint(spec, px / width + 0.5, 0.5 - pz / depth);
  // The knotted rugs of wool end in a fringe, the others are hemmed.
  const fringe = spec.design !== 3 || spec.body.material !== 'wool'
    ? []
    : [-1, 1].flatMap((end) => divide(-width / 2 + 10, width / 2 - 10, Math.round(width / 26)).map(([from, to], index) =>
        rod([(from + to) / 2, 5, (end * depth) / 2], [(from + to) / 2 + Math.sin(index * 2.3) * 7, 3, end * (depth / 2 + 62)], 4, 3, { material: 'cotton', hex: '#EDE4D3' }, { castsNoShadow: true, role: 'fringe' })));
  return { parts: [...flatCloth(spec, isRound, Math.max(12, height), { paint }), ...fringe], mount: 'floor', focus: { at: [width * 0.26, height, depth * 0.3], share: 0.4 } };
}

/** A mat for the bathroom: ribbed, bordered, or round. */
function bathMat(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const thick = Math.max(14, height);
  const [x, z] = [width / 2, depth / 2];
  if (spec.design === 1) {
    const ribs = divide(-z, z, Math.max(10, Math.round(depth / 34))).map(([from, to]) => softBox([-x, 0, from + 1], [x, thick, to - 1], spec.body, { radius: thick / 2, divisions: 8 }));
    return { parts: ribs, mount: 'floor', focus: { at: [x * 0.5, thick, z * 0.5], share: 0.44 } };
  }
  const paint = ([px, , pz]: Vec3): string => {
    if (spec.design === 3) return Math.abs(Math.hypot(px / x, pz / z) - 0.86) < 0.05 ? spec.frame.hex : spec.body.hex;
    const edge = Math.min(x - Math.abs(px), z - Math.abs(pz));
    return edge > 44 && edge < 74 ? spec.frame.hex : spec.body.hex;
  };
  return { parts: flatCloth(spec, spec.design === 3, thick, { paint }), mount: 'floor', focus: { at: [x * 0.5, thick, z * 0.5], share: 0.44 } };
}

/** A cushion stands: width, thickness and height. */
function cushion(spec: PictureSpec): Model {
  const { width, height, depth } = spec.size;
  const x = width / 2;
  const thick = Math.max(80, depth) / 2;
  const paint = ([px, py]: Vec3): string => {
    const [u, v] = [(px + x) / width, py / height];
    if (spec.design === 2) return Math.floor(u * 13) % 2 === 1 ? spec.frame.hex : spec.body.hex;
    if (spec.design === 4) return Math.abs(Math.abs(((u * 4) % 1) - 0.5) + Math.abs((((v * height) / width) * 4) % 1 - 0.5) - 0.46) < 0.07 ? spec.frame.hex : spec.body.hex;
    const edge = Math.min(px + x, x - px, py, height - py);
    return spec.design === 3 && edge < width * 0.1 ? spec.frame.hex : spec.body.hex;
  };
  const pillow = softBox([-x, 0, -thick * 0.3], [x, height, thick * 0.3], spec.body, { radius: thick * 0.28, bulge: [-width * 0.03, -height * 0.03, thick * 0.9], divisions: 14, paint, place: leanBack([0, 0, 0], 0.16) });
  return { parts: [pillow], mount: 'floor', focus: { at: [x * 0.5, height * 0.6, thick], share: 0.44 } };
}

/** A round cushion, pleated from a button in its middle. */
function roundCushion({ size, body, frame }: PictureSpec): Model {
  const radius = size.width / 2;
  const thick = Math.max(90, size.depth) / 2;
  const stand = ([px, py, pz]: Vec3): Vec3 => leanBack([0, 0, 0], 0.2)([px, radius - pz, py]);
  const profile = smoothProfile([[2, -thick * 0.8], [radius * 0.5, -thick], [radius * 0.9, -thick * 0.6], [radius, 0], [radius * 0.9, thick * 0.6], [radius * 0.5, thick], [radius * 0.14, thick * 0.72], [2, thick * 0.55]]);
  const button = lathe(smoothProfile([[2, thick * 0.56], [radius * 0.07, thick * 0.6], [2, thick * 0.7]]), frame, { place: stand, segments: 24 });
  return { parts: [lathe(profile, body, { place: stand, flutes: { count: 26, depth: 0.05 }, segments: 208 }), button], mount: 'floor', focus: { at: [radius * 0.3, radius * 1.2, thick], share: 0.46 } };
}

/** A throw, folded in four, its fringe towards the viewer. */
function throwBlanket(spec: PictureSpec): Model {
  const width = Math.min(700, spec.size.width * 0.42);
  const depth = Math.min(520, spec.size.depth * 0.3);
  const [x, z] = [width / 2, depth / 2];
  const layer = 36;
  const paint = ([px, , pz]: Vec3): string => {
    const [u, v] = [(px + x) / width, (pz + z) / depth];
    if (spec.design === 1) return spec.body.hex;
    if (spec.design === 2) return Math.floor(u * 12) % 3 === 0 ? spec.frame.hex : spec.body.hex;
    if (spec.design === 4) return (u * 40 + Math.abs(((v * 9) % 1) - 0.5) * 9) % 2 < 1 ? mixColors(spec.body.hex, spec.frame.hex, 0.5) : spec.body.hex;
    const crossings = (Math.floor(u * 8) % 2) + (Math.floor(v * 6) % 2);
    return crossings === 2 ? spec.frame.hex : crossings === 1 ? mixColors(spec.body.hex, spec.frame.hex, 0.5) : spec.body.hex;
  };
  const folds = [0, 1, 2, 3].map((index) =>
    softBox([-x + index * 3, index * layer, -z + index * 5], [x - index * 4, (index + 1) * layer + 6, z - index * 6], { ...spec.body, material: 'wool' }, { radius: 20, bulge: [4, 3, 5], divisions: 14, paint }));
  const fringe = spec.design === 1 ? divide(-x + 16, x - 16, 38).map(([from, to], index) => rod([(from + to) / 2, layer * 2 + (index % 2) * 40, z - 6], [(from + to) / 2 + Math.sin(index * 1.7) * 6, layer * 0.6 + (index % 3) * 12, z + 34], 3.4, 2.4, spec.body, { role: 'fringe' })) : [];
  return { parts: [...folds, ...fringe], mount: 'floor', focus: { at: [x * 0.5, layer * 4, z * 0.7], share: 0.46 } };
}

export const RUGS: readonly Design[] = [rug, rug, rug, rug, rug, rug];
export const BATH_MATS: readonly Design[] = [bathMat, bathMat, bathMat];
export const CUSHIONS: readonly Design[] = [cushion, cushion, cushion, cushion, roundCushion];
export const THROWS: readonly Design[] = [throwBlanket, throwBlanket, throwBlanket, throwBlanket];
