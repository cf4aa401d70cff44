import type { Design, Model } from '../drawing/model.ts';
import { facetsOfGrid, gridOf, mesh } from '../drawing/mesh.ts';
import { softBox } from '../drawing/softBox.ts';
import { mixColors, tone } from '../drawing/color.ts';
import type { Vec3 } from '../drawing/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';

/** The pattern of a cloth at a place, both from 0 to 1: plain with an edge, stripes, or diamonds. */
function clothPaint({ design, body, frame }: PictureSpec, u: number, v: number): string {
  const edge = Math.min(u, 1 - u, v, 1 - v);
  if (design === 1) return edge < 0.07 && edge > 0.035 ? frame.hex : body.hex;
  if (design === 2) return Math.floor(v * 14) % 3 === 1 ? frame.hex : body.hex;
  const diamond = Math.abs(((u * 5) % 1) - 0.5) + Math.abs(((v * 7) % 1) - 0.5);
  return Math.abs(diamond - 0.46) < 0.09 ? frame.hex : body.hex;
}

/** A rug lies flat: width, length and thickness. */
function rug(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const top = Math.max(10, height);
  const point = (u: number, v: number): Vec3 => [-x + u * width, top + 2 * Math.sin(u * 9) * Math.sin(v * 7), z - v * depth];
  const side = softBox([-x, 0, -z], [x, top - 1, z], { ...spec.body, hex: tone(spec.body.hex, 0.8) }, { radius: 4, divisions: 2, hasTexture: false });
  const cloth = mesh(facetsOfGrid(gridOf(56, 70, point)), {
    surface: { material: 'wool', hex: spec.body.hex },
    isThin: true,
    castsNoShadow: true,
    paint: ([px, , pz]) => clothPaint(spec, (px + x) / width, (z - pz) / depth),
  });
  return { parts: [side, cloth], mount: 'floor', focus: { at: [x * 0.6, top, z * 0.6], share: 0.4 } };
}

/** A cushion stands: width, thickness and height. */
function cushion(spec: PictureSpec): Model {
  const { width, height, depth } = spec.size;
  const x = width / 2;
  const thick = Math.max(80, depth) / 2;
  const paint = ([px, py]: Vec3): string => {
    const [u, v] = [(px + x) / width, py / height];
    if (spec.design === 2) return Math.floor(u * 11) % 2 === 1 ? spec.frame.hex : spec.body.hex;
    const edge = Math.min(u, 1 - u, v, 1 - v);
    return spec.design === 3 && edge < 0.09 ? spec.frame.hex : spec.body.hex;
  };
  const pillow = softBox([-x, 0, -thick * 0.3], [x, height, thick * 0.3], spec.body, { radius: thick * 0.28, bulge: [-width * 0.03, -height * 0.03, thick * 0.9], divisions: 12, paint });
  return { parts: [pillow], mount: 'floor', focus: { at: [x * 0.5, height * 0.6, thick], share: 0.44 } };
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
    const crossings = (Math.floor(u * 8) % 2) + (Math.floor(v * 6) % 2);
    return crossings === 2 ? spec.frame.hex : crossings === 1 ? mixColors(spec.body.hex, spec.frame.hex, 0.5) : spec.body.hex;
  };
  const folds = [0, 1, 2, 3].map((index) =>
    softBox([-x + index * 3, index * layer, -z + index * 5], [x - index * 4, (index + 1) * layer + 6, z - index * 6], { ...spec.body, material: 'wool' }, { radius: 20, bulge: [4, 3, 5], divisions: 14, paint }));
  return { parts: folds, mount: 'floor', focus: { at: [x * 0.5, layer * 4, z * 0.7], share: 0.46 } };
}

export const RUGS: readonly Design[] = [rug, rug, rug];
export const CUSHIONS: readonly Design[] = [cushion, cushion, cushion];
export const THROWS: readonly Design[] = [throwBlanket, throwBlanket, throwBlanket];
