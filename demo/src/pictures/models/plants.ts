import { disc, lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import { gridOf, gridTriangles } from '../rendering/mesh.ts';
import { type Part, partOf } from '../rendering/part.ts';
import { rod, smoothCurve, tube } from '../rendering/sweep.ts';
import { add, cross, normalize, scale, subtract, type Vec3 } from '../rendering/vector.ts';
import { seededRandom } from '../../seededRandom.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { cornerLegs } from './pieces.ts';

const SOIL: Surface = { material: 'fabric', hex: '#4A3A2C' };
const BARK: Surface = { material: 'wood', hex: '#7B6650' };

/** Leaves are green, independent of the product's second colour. */
function leafColor({ frame }: PictureSpec): Surface {
  return { material: 'foliage', hex: frame.material === 'foliage' ? frame.hex : '#5F7A4E' };
}

/** A pot that widens upwards, with its soil. */
function pot(radius: number, height: number, surface: Surface): readonly Part[] {
  return [lathe([[0, 0], [radius * 0.74, 0], [radius * 0.78, 6], [radius, height - 4], [radius, height], [radius - 9, height], [radius - 12, height - 24], [0, height - 26]], surface, { isThin: true }), disc([0, height - 26, 0], radius - 12, 8, SOIL)];
}

/**
 * A leaf along a line, widest in its middle.
 *
 * @param width of the whole leaf, in millimetres
 * @param fold depth of the middle below the edges, as share of the width
 */
function leaf(points: readonly Vec3[], width: number, surface: Surface, fold = 0.18, shape: (share: number) => number = (share) => Math.sin(Math.PI * share ** 0.8) ** 0.9): Part {
  const line = smoothCurve(points, 6);
  const last = line.length - 1;
  const rows = gridOf(4, last, (u, v): Vec3 => {
    const index = Math.round(v * last);
    const at = line[index] ?? [0, 0, 0];
    const direction = normalize(subtract(line[Math.min(last, index + 1)] ?? at, line[Math.max(0, index - 1)] ?? at));
    const flat = Math.abs(direction[1]) > 0.95 ? cross(direction, [0, 0, 1]) : cross(direction, [0, 1, 0]);
    const side = normalize(flat);
    const up = cross(side, direction);
    const half = Math.max(0.6, (width / 2) * shape(v));
    const across = u * 2 - 1;
    return add(add(at, scale(side, across * half)), scale(up, Math.abs(across) * half * fold));
  });
  return partOf(gridTriangles(rows), { surface, isThin: true });
}

/** A small tree with broad, round leaves. */
function fig(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const random = seededRandom('fig');
  const green = leafColor(spec);
  const radius = Math.min(width * 0.26, 170);
  const potHeight = radius * 1.7;
  const stem = smoothCurve([[0, potHeight - 30, 0], [12, height * 0.5, 8], [-8, height * 0.74, -6], [4, height * 0.94, 0]]);
  const count = 26;
  const leaves = Array.from({ length: count }, (_, index): Part => {
    const share = 0.26 + (0.74 * index) / count;
    const root = stem[Math.min(stem.length - 1, Math.round(share * (stem.length - 1)))] ?? [0, height, 0];
    const angle = index * 2.4;
    const reach = (width / 2) * (0.62 + 0.3 * random()) * (1.1 - 0.35 * share);
    const rise = height * (0.03 + 0.05 * random()) + share * 40;
    const tip: Vec3 = [root[0] + Math.cos(angle) * reach, root[1] + rise * 0.7, root[2] + Math.sin(angle) * reach];
    const middle: Vec3 = [root[0] + Math.cos(angle) * reach * 0.5, root[1] + rise, root[2] + Math.sin(angle) * reach * 0.5];
    return leaf([root, [root[0] + Math.cos(angle) * reach * 0.14, root[1] + rise * 0.4, root[2] + Math.sin(angle) * reach * 0.14], middle, tip], reach * 0.86, green, 0.14);
  });
  return { parts: [...pot(radius, potHeight, spec.body), tube(stem, (share) => 15 - 8 * share, BARK), ...leaves], mount: 'floor', focus: { at: [width * 0.15, height * 0.75, 0], share: 0.44 } };
}

/** Fronds that rise from the pot and bend over. */
function palm(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const random = seededRandom('palm');
  const green = leafColor(spec);
  const radius = Math.min(width * 0.24, 180);
  const potHeight = radius * 1.6;
  const fronds = Array.from({ length: 13 }, (_, index): readonly Part[] => {
    const angle = index * 2.4 + random();
    const reach = (width / 2) * (0.5 + 0.5 * (index / 13));
    const top = height * (1.02 - 0.34 * (index / 13));
    const at = (out: number, y: number): Vec3 => [Math.cos(angle) * reach * out, y, Math.sin(angle) * reach * out];
    const line = smoothCurve([at(0.04, potHeight - 20), at(0.22, potHeight + (top - potHeight) * 0.62), at(0.56, top), at(0.84, top - (top - potHeight) * 0.1), at(1, top - (top - potHeight) * 0.3)], 7);
    const leaflets = line.slice(9).flatMap((root, step): Part[] => {
      const share = step / Math.max(1, line.length - 10);
      const along = normalize(subtract(line[Math.min(line.length - 1, step + 10)] ?? root, line[step + 8] ?? root));
      const side = normalize(cross(along, [0, 1, 0]));
      const length = height * 0.15 * Math.sin(Math.PI * (0.16 + 0.8 * share));
      return [-1, 1].map((sign) => leaf([root, add(root, add(scale(side, sign * length * 0.5), [along[0] * length * 0.35, 6, along[2] * length * 0.35])), add(root, add(scale(side, sign * length), [along[0] * length * 0.8, -length * 0.28, along[2] * length * 0.8]))], Math.max(14, height * 0.022), green, 0.3));
    });
    return [tube(line, (share) => 6 - 4 * share, { material: 'foliage', hex: green.hex }), ...leaflets];
  }).flat();
  return { parts: [...pot(radius, potHeight, spec.body), ...fronds], mount: 'floor', focus: { at: [width * 0.15, height * 0.7, 0], share: 0.44 } };
}

/** Sword-shaped leaves that stand upright. */
function swords(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const random = seededRandom('swords');
  const green = leafColor(spec);
  const radius = Math.min(width * 0.4, 170);
  const potHeight = Math.min(radius * 1.5, height * 0.4);
  const blades = Array.from({ length: 13 }, (_, index): Part => {
    const angle = index * 2.4;
    const out = radius * 0.62 * Math.sqrt(index / 13);
    const lean = (width / 2 - out) * (0.3 + 0.7 * random()) * (index / 13);
    const top = height * (1 - 0.42 * random() * (0.4 + index / 20));
    const at = (distance: number, y: number, turn: number): Vec3 => [Math.cos(angle + turn) * distance, y, Math.sin(angle + turn) * distance];
    return leaf([at(out, potHeight - 30, 0), at(out + lean * 0.3, potHeight + (top - potHeight) * 0.4, 0.1), at(out + lean * 0.7, potHeight + (top - potHeight) * 0.76, 0.16), at(out + lean, top, 0.1)], Math.max(36, radius * 0.4), green, 0.34, (share) => (share < 0.7 ? 0.7 + 0.3 * Math.sin(Math.PI * share) : Math.max(0.02, (1 - share) / 0.3)));
  });
  return { parts: [...pot(radius, potHeight, spec.body), ...blades], mount: 'floor', focus: { at: [0, height * 0.66, radius * 0.4], share: 0.46 } };
}

/** An olive tree: a thin trunk and a light crown of small leaves. */
function olive(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const random = seededRandom('olive');
  const green = leafColor(spec);
  const radius = Math.min(width * 0.26, 180);
  const potHeight = radius * 1.7;
  const fork: Vec3 = [10, height * 0.52, 4];
  const branches = Array.from({ length: 11 }, (_, index): readonly Part[] => {
    const angle = index * 2.4;
    const reach = (width / 2) * (0.45 + 0.5 * random());
    const top = height * (0.66 + 0.34 * random());
    const tip: Vec3 = [Math.cos(angle) * reach, top, Math.sin(angle) * reach];
    const line = smoothCurve([fork, [fork[0] + Math.cos(angle) * reach * 0.3, fork[1] + (top - fork[1]) * 0.5, fork[2] + Math.sin(angle) * reach * 0.3], tip], 9);
    const leaves = line.slice(4).flatMap((root, step): Part[] =>
      [0, 1].map((turn) => {
        const direction = angle + step * 1.7 + turn * 2.6;
        const length = height * (0.045 + 0.02 * random());
        return leaf([root, [root[0] + Math.cos(direction) * length * 0.5, root[1] + length * 0.42, root[2] + Math.sin(direction) * length * 0.5], [root[0] + Math.cos(direction) * length, root[1] + length * 0.4, root[2] + Math.sin(direction) * length]], length * 0.34, green, 0.1);
      }));
    return [tube(line, (share) => 8 - 6 * share, BARK), ...leaves];
  }).flat();
  return { parts: [...pot(radius, potHeight, spec.body), tube(smoothCurve([[0, potHeight - 30, 0], [-14, height * 0.3, 6], fork]), (share) => 17 - 6 * share, BARK), ...branches], mount: 'floor', focus: { at: [width * 0.14, height * 0.76, 0], share: 0.44 } };
}

/** Tendrils that hang over the edge of the pot. */
function trailing(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const random = seededRandom('trailing');
  const green = leafColor(spec);
  const radius = Math.min(width * 0.3, height * 0.26);
  const base = height * 0.42;
  const potHeight = radius * 1.3;
  const lifted = pot(radius, potHeight, spec.body);
  const stand = lathe(smoothProfile([[radius * 0.9, 0], [radius * 0.92, 14], [radius * 0.5, 30], [radius * 0.42, base - 20], [radius * 0.8, base]], 4), { material: 'wood', hex: '#C99F6B' }, { grain: 'y' });
  const raised = lifted.map((part) => liftedBy(part, base));
  const tendrils = Array.from({ length: 15 }, (_, index): readonly Part[] => {
    const angle = index * 2.4;
    const isUp = index % 4 === 0;
    const reach = radius * (1.1 + 0.6 * random());
    const rim = base + potHeight;
    const end = isUp ? rim + (height - rim) * (0.5 + 0.5 * random()) : Math.max(30, rim - height * (0.2 + 0.5 * random()));
    const at = (out: number, y: number): Vec3 => [Math.cos(angle) * out, y, Math.sin(angle) * out];
    const line = smoothCurve([at(radius * 0.4, rim - 20), at(radius * 0.8, rim + 50), at(reach, isUp ? (rim + end) / 2 : rim - 10), at(reach * 1.06, end)], 7);
    const leaves = line.slice(3).map((root, step): Part => {
      const direction = angle + (step % 2 === 0 ? 0.9 : -0.9);
      const length = Math.max(34, width * 0.13) * (0.8 + 0.4 * random());
      return leaf([root, [root[0] + Math.cos(direction) * length * 0.5, root[1] + 12, root[2] + Math.sin(direction) * length * 0.5], [root[0] + Math.cos(direction) * length, root[1] - length * 0.36, root[2] + Math.sin(direction) * length]], length * 0.72, green, 0.16, (share) => Math.sin(Math.PI * share ** 0.6));
    });
    return [tube(line, 2.4, { material: 'foliage', hex: green.hex }), ...leaves];
  }).flat();
  return { parts: [stand, ...raised, ...tendrils], mount: 'floor', focus: { at: [0, base + potHeight, radius], share: 0.46 } };
}

function liftedBy(part: Part, height: number): Part {
  const corners = part.triangles.corners.map((value, index) => (index % 3 === 1 ? value + height : value));
  return partOf({ corners, normals: part.triangles.normals }, part);
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

export const PLANTS: readonly Design[] = [fig, palm, swords, olive, trailing];
export const PLANT_POTS: readonly Design[] = [saucerPot, standPot, ribbedPot];
