import { disc, lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Profile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import { gridTriangles } from '../rendering/mesh.ts';
import { type Part, partOf } from '../rendering/part.ts';
import { rod, smoothCurve, tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureMaterial, PictureSpec, Surface } from '../pictureSpec.ts';
import { forDesign } from './pieces.ts';

const GLOW = '#FFE9C2';
const WHITE = '#F4EFE6';
/** Materials of shades that are lit from inside. */
const LIT: ReadonlySet<PictureMaterial> = new Set(['fabric', 'paper', 'glass', 'cane', 'cotton', 'wicker']);
/** The design of a pendant lamp whose bulb shows through its glass. */
export const CLEAR_BELL = 7;

/** A shade: cloth, paper, cane and opal glass are lit from inside, brightest in the middle; metal is not. */
function shade(profile: Profile, at: Vec3, surface: Surface): Part {
  const heights = profile.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return lathe(profile, surface.material === 'glass' ? { material: 'paper', hex: surface.hex } : surface, {
    at,
    isThin: true,
    castsNoShadow: true,
    ...(LIT.has(surface.material) && {
      glow: (point: Vec3) => {
        const share = (point[1] - at[1] - low) / Math.max(1, high - low);
        return 0.14 + 0.34 * Math.sin(Math.PI * Math.min(1, Math.max(0, share)));
      },
    }),
  });
}

/** The white inside of a shade that lets no light through. */
function lining(profile: Profile, at: Vec3, { material }: Surface): readonly Part[] {
  if (LIT.has(material)) return [];
  const inside = profile.map(([radius, y]) => [Math.max(0, radius - 3), y] as const);
  return [lathe(inside, { material: 'lacquer', hex: WHITE }, { at, isThin: true, castsNoShadow: true })];
}

function bulb(at: Vec3, radius: number): Part {
  return lathe(smoothProfile([[0, -radius], [radius * 0.8, -radius * 0.6], [radius, 0], [radius * 0.8, radius * 0.6], [0, radius]]), { material: 'paper', hex: GLOW }, { at, castsNoShadow: true, segments: 24, glow: () => 0.9 });
}

function sphere(radius: number): Profile {
  return Array.from({ length: 15 }, (_point, index) => {
    const angle = (index / 14 - 0.5) * Math.PI;
    return [Math.max(0.5, Math.cos(angle) * radius), Math.sin(angle) * radius] as const;
  });
}

/** Three spokes between a stem and a shade, which carry the shade. */
function spokes(radius: number, y: number, surface: Surface): readonly Part[] {
  return [0, 1, 2].map((index) => {
    const angle = 0.9 + (index * 2 * Math.PI) / 3;
    return rod([0, y, 0], [Math.cos(angle) * radius, y, Math.sin(angle) * radius], 3, 3, surface, { castsNoShadow: true });
  });
}

/** A dome that hangs with its opening downwards. */
function dome(radius: number, height: number): Profile {
  return smoothProfile([[radius, 0], [radius * 0.94, height * 0.28], [radius * 0.68, height * 0.66], [radius * 0.26, height * 0.92], [14, height]]);
}

/** A bell that widens towards its rim. */
function bell(radius: number, height: number): Profile {
  return smoothProfile([[radius, 0], [radius * 0.72, height * 0.2], [radius * 0.56, height * 0.55], [radius * 0.42, height * 0.86], [16, height]]);
}

/** The hanging shapes: dome, paper globe, bell, and a bell of clear glass. */
function hangingShade(spec: PictureSpec): Part {
  const { body, size } = spec;
  const [radius, height] = [size.width / 2, size.height];
  if (spec.design === CLEAR_BELL) return lathe(bell(radius, height), body, { isThin: true, segments: 72 });
  const profile = forDesign<Profile>(spec, [
    dome(radius, height),
    sphere(1).map(([r, y]) => [r * radius, (y + 1) * (height / 2)] as const),
    bell(radius, height),
    [[radius, 0], [radius * 0.995, 8], [radius * 0.16, height * 0.82], [16, height]],
    [[radius * 0.94, 0], [radius, height * 0.08], [radius, height * 0.9], [radius * 0.94, height]],
  ]);
  return shade(profile, [0, 0, 0], body);
}

function pendantLamp(spec: PictureSpec): Model {
  const { height, width } = spec.size;
  const cord = rod([0, height, 0], [0, height * 3 + 900, 0], 4, 4, spec.frame, { isBeyondPicture: true, castsNoShadow: true });
  const capHeight = Math.min(50, height * 0.16);
  const shadeHeight = height - capHeight;
  const cap = lathe([[0, shadeHeight - 10], [24, shadeHeight - 10], [20, height - 4], [0, height]], spec.frame, { segments: 24, castsNoShadow: true });
  const socket = rod([0, height * 0.24, 0], [0, shadeHeight, 0], 9, 9, spec.frame, { castsNoShadow: true });
  const inside = spec.design === 2 ? [] : [socket, bulb([0, height * 0.2, 0], Math.min(60, width * 0.14, height * 0.18))];
  const carrier = spec.design === 2 || spec.design === 5 ? spokes(width * (spec.design === 2 ? 0.1 : 0.46), shadeHeight - 6, spec.frame) : [];
  const white = spec.design === 1 ? lining(dome(width / 2, shadeHeight), [0, 0, 0], spec.body) : [];
  return { parts: [cord, ...inside, ...white, ...carrier, hangingShade({ ...spec, size: { ...spec.size, height: shadeHeight } }), cap], mount: 'ceiling', focus: { at: [0, height * 0.5, width * 0.3], share: 0.46 } };
}

function tableLamp(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  const focus = { at: [0, height * 0.62, radius * 0.5], share: 0.46 } as const;
  if (spec.design === 2) {
    const cap = shade(smoothProfile([[radius, height * 0.58], [radius * 0.9, height * 0.76], [radius * 0.5, height * 0.95], [4, height]]), [0, 0, 0], spec.body);
    const foot = lathe(smoothProfile([[0, 0], [radius * 0.52, 0], [radius * 0.48, 26], [radius * 0.26, height * 0.2], [radius * 0.2, height * 0.62], [0, height * 0.62]]), spec.frame);
    return { parts: [foot, rod([0, height * 0.6, 0], [0, height * 0.97, 0], 5, 5, spec.frame, { castsNoShadow: true }), cap], mount: 'floor', focus };
  }
  if (spec.design === 3) {
    const shadeRadius = Math.min(radius * 0.46, spec.size.depth / 2);
    const foot = Math.min(radius * 0.55, spec.size.depth / 2);
    const elbow: Vec3 = [-radius * 0.78, height * 0.62, 0];
    const head: Vec3 = [radius - shadeRadius, height * 0.84, 0];
    const cone = shade([[shadeRadius, -70], [shadeRadius * 0.92, -40], [26, 60], [6, 74]], head, spec.body);
    return { parts: [disc([-radius * 0.3, 0, 0], foot, 24, spec.frame), rod([-radius * 0.3, 24, 0], elbow, 9, 9, spec.frame), rod(elbow, head, 8, 8, spec.frame), bulb([head[0], head[1] - 50, 0], 30), cone], mount: 'floor', focus };
  }
  const base = lathe(smoothProfile([[0, 0], [radius * 0.5, 0], [radius * 0.62, height * 0.14], [radius * 0.5, height * 0.32], [radius * 0.14, height * 0.46], [radius * 0.1, height * 0.56], [0, height * 0.56]]), spec.frame);
  const drum = shade([[radius, height * 0.54], [radius * 0.72, height]], [0, 0, 0], spec.body);
  const neck = rod([0, height * 0.54, 0], [0, height * 0.9, 0], 5, 5, spec.frame, { castsNoShadow: true });
  return { parts: [base, neck, ...spokes(radius * 0.78, height * 0.9, spec.frame), drum], mount: 'floor', focus };
}

function floorLamp(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = Math.min(width / 2, 280);
  if (spec.design === 2) {
    // Foot and dome stand at the two ends of the width.
    const domeRadius = Math.min(190, spec.size.depth / 2);
    const foot = Math.min(190, spec.size.depth / 2);
    const [from, to] = [-width / 2 + foot, width / 2 - domeRadius];
    const arc = smoothCurve([[from, 30, 0], [from, height * 0.6, 0], [from + (to - from) * 0.38, height - 20, 0], [to - (to - from) * 0.1, height - 120, 0], [to, height * 0.78, 0]]);
    const profile = smoothProfile([[domeRadius, -90], [domeRadius * 0.95, -10], [domeRadius * 0.63, 76], [16, 110]]);
    const head: Vec3 = [to, height * 0.72, 0];
    return { parts: [disc([from, 0, 0], foot, spec.frame.material === 'stone' ? 70 : 40, spec.frame), tube(arc, 12, spec.body), ...lining(profile, head, spec.body), shade(profile, head, spec.body)], mount: 'floor', focus: { at: [to, height * 0.76, 0], share: 0.42 } };
  }
  if (spec.design === 3) {
    const body = shade([[radius * 0.84, 90], [radius, height * 0.3], [radius, height * 0.7], [radius * 0.84, height - 10], [radius * 0.5, height]], [0, 0, 0], spec.body);
    const feet = [0, 1, 2].map((index) => {
      const angle = 0.4 + (index * 2 * Math.PI) / 3;
      return rod([Math.cos(angle) * radius * 0.84, 0, Math.sin(angle) * radius * 0.84], [Math.cos(angle) * radius * 0.84, 110, Math.sin(angle) * radius * 0.84], 12, 12, spec.frame);
    });
    return { parts: [...feet, body], mount: 'floor', focus: { at: [0, height * 0.5, radius], share: 0.4 } };
  }
  const legs = [0, 1, 2].map((index) => {
    const angle = 0.5 + (index * 2 * Math.PI) / 3;
    return rod([Math.cos(angle) * radius * 0.92, 0, Math.sin(angle) * radius * 0.92], [Math.cos(angle) * 30, height * 0.72, Math.sin(angle) * 30], 14, 18, spec.frame);
  });
  const drum = shade([[radius, height * 0.72], [radius * 0.78, height]], [0, 0, 0], spec.body);
  return { parts: [...legs, rod([0, height * 0.66, 0], [0, height * 0.78, 0], 16, 16, spec.frame), rod([0, height * 0.78, 0], [0, height * 0.92, 0], 6, 6, spec.frame), ...spokes(radius * 0.83, height * 0.92, spec.frame), drum], mount: 'floor', focus: { at: [0, height * 0.8, radius * 0.6], share: 0.44 } };
}

/** Three small globes on cords of three lengths. */
function clusterLamp({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = Math.min(width * 0.24, height * 0.3);
  const globes = [0, 1, 2].flatMap((index): Part[] => {
    const angle = 0.7 + (index * 2 * Math.PI) / 3;
    const [x, z] = [Math.cos(angle) * (width / 2 - radius), Math.sin(angle) * (width / 2 - radius)];
    const y = radius + (index * (height - 2 * radius)) / 2.4;
    return [
      shade(sphere(radius), [x, y, z], body),
      lathe([[0, 0], [16, 0], [13, 34], [0, 36]], frame, { at: [x, y + radius - 6, z], segments: 24, castsNoShadow: true }),
      rod([x, y + radius, z], [x * 0.2, height * 3 + 900, z * 0.2], 3, 3, frame, { isBeyondPicture: true, castsNoShadow: true }),
    ];
  });
  return { parts: globes, mount: 'ceiling', focus: { at: [0, height * 0.5, width * 0.2], share: 0.5 } };
}

/** A glowing globe on a block. */
function blockLamp({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = Math.min(width / 2, height * 0.4);
  const block = height - radius * 1.86;
  return { parts: [lathe(smoothProfile([[0, 0], [radius * 0.62, 0], [radius * 0.66, 8], [radius * 0.6, block]], 3), frame, { segments: 48 }), shade(sphere(radius), [0, block + radius * 0.86, 0], body)], mount: 'floor', focus: { at: [0, block, radius * 0.6], share: 0.5 } };
}

/** A slim stem with a small dome: light to carry about. */
function portableLamp({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = width / 2;
  const dome = shade(smoothProfile([[radius, height * 0.72], [radius * 0.94, height * 0.82], [radius * 0.6, height * 0.95], [6, height]]), [0, 0, 0], body);
  return { parts: [disc([0, 0, 0], radius * 0.72, 20, frame), rod([0, 18, 0], [0, height * 0.97, 0], 8, 8, frame), bulb([0, height * 0.74, 0], radius * 0.3), dome], mount: 'floor', focus: { at: [0, height * 0.8, radius * 0.5], share: 0.5 } };
}

/** A straight stem with a cone to read by. */
function readingLamp({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const foot = Math.min(width, size.depth) * 0.5;
  const reach = width / 2 - 104;
  const stem = -width / 2 + foot;
  const head: Vec3 = [reach, height - 130, 0];
  const cone = shade([[104, -80], [100, -50], [34, 70], [10, 84]], head, body);
  return { parts: [disc([stem, 0, 0], foot, 20, frame), rod([stem, 18, 0], [stem, height, 0], 10, 10, frame), rod([stem, height - 30, 0], [head[0], head[1] + 76, 0], 8, 8, frame), rod([head[0], head[1] - 30, 0], [head[0], head[1] + 84, 0], 9, 9, frame), bulb([head[0], head[1] - 50, 0], 32), cone], mount: 'floor', focus: { at: head, share: 0.42 } };
}

/** A glowing globe on a stem. */
function globeLamp({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = Math.min(width / 2, 190);
  return { parts: [disc([0, 0, 0], radius * 0.86, 26, frame), rod([0, 24, 0], [0, height - radius * 1.9, 0], 13, 13, frame), lathe([[0, 0], [44, 0], [60, 26], [0, 30]], frame, { at: [0, height - radius * 1.98, 0], segments: 32 }), shade(sphere(radius), [0, height - radius, 0], body)], mount: 'floor', focus: { at: [0, height - radius, radius], share: 0.42 } };
}

/** A tall drop of opal glass on a low stem. */
function dropLamp({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const [radius, low] = [width / 2, height * 0.16];
  const drop = smoothProfile([[26, low], [radius * 0.62, low + (height - low) * 0.06], [radius, low + (height - low) * 0.34], [radius * 0.86, low + (height - low) * 0.62], [radius * 0.46, low + (height - low) * 0.9], [2, height]]);
  return { parts: [disc([0, 0, 0], radius * 0.8, 24, frame), rod([0, 22, 0], [0, low + 16, 0], 15, 15, frame), lathe([[0, 0], [30, 0], [38, 22], [0, 26]], frame, { at: [0, low - 14, 0], segments: 32 }), shade(drop, [0, 0, 0], body)], mount: 'floor', focus: { at: [0, height * 0.5, radius], share: 0.42 } };
}

/** A plate on the wall. */
function wallPlate(y: number, radius: number, surface: Surface): Part {
  return lathe([[0, 0], [radius, 0], [radius, 14], [0, 18]], surface, { segments: 40, place: ([px, py, pz]) => [px, y + pz, py] });
}

/** A globe on a bracket. */
function wallGlobe({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const radius = Math.min(width / 2, depth * 0.42, height * 0.4);
  const out = depth - radius;
  return { parts: [wallPlate(height * 0.3, Math.min(52, width * 0.3), frame), tube(smoothCurve([[0, height * 0.3, 10], [0, height * 0.3, out * 0.6], [0, height * 0.34, out], [0, height - radius * 1.9, out]]), 8, frame), lathe([[0, 0], [26, 0], [34, 18], [0, 20]], frame, { at: [0, height - radius * 2 - 4, out], segments: 32 }), shade(sphere(radius), [0, height - radius, out], body)], mount: 'wall', focus: { at: [0, height * 0.6, out], share: 0.5 } };
}

/** An arm that swings, with a cone. */
function wallArm({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const radius = width / 2;
  const head: Vec3 = [0, height * 0.28, depth - radius];
  return { parts: [wallPlate(height * 0.8, 46, frame), rod([0, height * 0.8, 12], [-width * 0.12, height * 0.86, depth * 0.5], 8, 8, frame), rod([-width * 0.12, height * 0.86, depth * 0.5], [head[0], head[1] + 70, head[2]], 7, 7, frame), rod([head[0], head[1] - 30, head[2]], [head[0], head[1] + 66, head[2]], 8, 8, frame), bulb([head[0], head[1] - 44, head[2]], 26), shade([[radius, -72], [radius * 0.95, -46], [26, 56], [8, 66]], head, body)], mount: 'wall', focus: { at: head, share: 0.5 } };
}

/** Half a cylinder that lights the wall above and below. */
function wallHalf({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const x = width / 2;
  const plan = Array.from({ length: 29 }, (_, index) => {
    const angle = Math.PI - (index / 28) * Math.PI;
    return [Math.cos(angle) * (x - 4), Math.sin(angle) * (depth - 8) + 4] as const;
  });
  const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => plan.map(([px, pz]): Vec3 => [px, share * height, pz]));
  const cloth = partOf(gridTriangles(rows), { surface: body, isThin: true, castsNoShadow: true, glow: ([, y]) => 0.12 + 0.3 * Math.sin(Math.PI * Math.min(1, Math.max(0, y / height))) });
  return { parts: [wallPlate(height / 2, 40, frame), rod([0, height / 2, 10], [0, height / 2, depth - 6], 6, 6, frame, { castsNoShadow: true }), cloth, tube(plan.map(([px, pz]): Vec3 => [px, height, pz]), 4, frame), tube(plan.map(([px, pz]): Vec3 => [px, 0, pz]), 4, frame)], mount: 'wall', focus: { at: [0, height * 0.8, depth], share: 0.5 } };
}

export const PENDANT_LAMPS: readonly Design[] = [pendantLamp, pendantLamp, pendantLamp, pendantLamp, pendantLamp, clusterLamp, pendantLamp];
export const TABLE_LAMPS: readonly Design[] = [tableLamp, tableLamp, tableLamp, blockLamp, portableLamp];
export const FLOOR_LAMPS: readonly Design[] = [floorLamp, floorLamp, floorLamp, readingLamp, globeLamp, dropLamp];
export const WALL_LAMPS: readonly Design[] = [wallGlobe, wallArm, wallHalf];
