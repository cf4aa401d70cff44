import { mixColors } from '../rendering/color.ts';
import { lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import { layeredNoise } from '../rendering/noise.ts';
import type { Part } from '../rendering/part.ts';
import { smoothCurve, tube } from '../rendering/sweep.ts';
import { add, cross, mixPoints, normalize, scale, subtract, type Vec3 } from '../rendering/vector.ts';
import { seededRandom } from '../../seededRandom.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { arcLine, leaf, type LeafPlace, type LeafShape, leafTone, onArc, pointedOutline } from './leaf.ts';
import { pot } from './plantPots.ts';

const BARK: Surface = { material: 'wood', hex: '#7B6650' };
/** The angle between successive leaves around a stem, in radians. */
const GOLDEN_ANGLE = 2.4;

/** Leaves are green, independent of the product's second colour. */
function leafColor({ frame }: PictureSpec): Surface {
  return { material: 'foliage', hex: frame.material === 'foliage' ? frame.hex : '#5F7A4E' };
}

/** The point of a line at a share of its length. */
function pointOn(line: readonly Vec3[], share: number): Vec3 {
  const at = Math.max(0, Math.min(line.length - 1.001, share * (line.length - 1)));
  const index = Math.floor(at);
  return mixPoints(line[index] ?? [0, 0, 0], line[index + 1] ?? [0, 0, 0], at - index);
}

/** The angles of a direction: on the floor plan, and above the horizon. */
function anglesOf([x, y, z]: Vec3): Pick<LeafPlace, 'heading' | 'rise'> {
  return { heading: Math.atan2(z, x), rise: Math.atan2(y, Math.hypot(x, z)) };
}

const FIG_LEAF: LeafShape = { outline: pointedOutline(0.54, 0.66), cup: 0.2, rib: 0.07, wave: 0.03, faces: { along: 26, across: 3 } };

/** A small tree with broad, round leaves on short stalks. */
function fig(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const random = seededRandom('fig');
  const green = leafColor(spec);
  const radius = Math.min(width * 0.26, 170);
  const potHeight = radius * 1.7;
  const stem = smoothCurve([[0, potHeight - 30, 0], [12, height * 0.5, 8], [-8, height * 0.74, -6], [4, height * 0.9, 0]]);
  const count = 30;
  const leaves = Array.from({ length: count }, (_, index): readonly Part[] => {
    const share = index / (count - 1);
    const stalk = { root: pointOn(stem, 0.3 + 0.7 * share), heading: index * GOLDEN_ANGLE + 0.5 * random(), rise: 0.4 + 0.85 * share + 0.25 * random(), bend: 0.2, length: width * (0.13 - 0.06 * share) };
    const length = width * (0.45 - 0.12 * share) * (0.86 + 0.28 * random());
    const blade: LeafPlace = { root: onArc(stalk, 1), heading: stalk.heading, rise: stalk.rise - 0.2, bend: 1.5 - 0.8 * share + 0.4 * random(), length, width: length * 0.68, roll: 0.7 * (random() - 0.5) };
    return [tube(arcLine(stalk, 5), 2.6, green), leaf(FIG_LEAF, blade, leafTone(green, random))];
  }).flat();
  return { parts: [...pot(radius, potHeight, spec.body), tube(stem, (share) => 15 - 9 * share, BARK), ...leaves], mount: 'floor', focus: { at: [width * 0.15, height * 0.75, 0], share: 0.44 } };
}

const PALM_LEAFLET: LeafShape = { outline: pointedOutline(0.36, 0.9), cup: 0.34, faces: { along: 6, across: 2 } };

/** Fronds that rise from the pot and bend over. */
function palm(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const random = seededRandom('palm');
  const green = leafColor(spec);
  const radius = Math.min(width * 0.24, 180);
  const potHeight = radius * 1.6;
  const count = 13;
  const pairs = 19;
  const fronds = Array.from({ length: count }, (_, index): readonly Part[] => {
    const age = index / count;
    const heading = index * GOLDEN_ANGLE + 0.6 * random();
    const reach = (width / 2) * (0.5 + 0.36 * age);
    const top = potHeight + (height - potHeight) * (1 - 0.36 * age) * (0.94 + 0.06 * random());
    const at = (out: number, up: number): Vec3 => [Math.cos(heading) * reach * out, potHeight + (top - potHeight) * up, Math.sin(heading) * reach * out];
    const line = smoothCurve([[Math.cos(heading) * radius * 0.1, potHeight - 22, Math.sin(heading) * radius * 0.1], at(0.16, 0.4), at(0.38, 0.78), at(0.68, 0.98), at(0.88, 0.96), at(1, 0.86)], 5);
    const tone = leafTone(green, random);
    const leaflets = Array.from({ length: pairs }, (_pair, pair): readonly Part[] => {
      const along = pair / (pairs - 1);
      const share = 0.4 + 0.6 * along;
      const root = pointOn(line, share);
      const forward = normalize(subtract(pointOn(line, share + 0.04), pointOn(line, share - 0.04)));
      const level: Vec3 = [-Math.sin(heading), 0, Math.cos(heading)];
      const above = cross(forward, level);
      const length = height * 0.19 * Math.sin(Math.PI * (0.2 + 0.72 * along)) * (0.9 + 0.2 * random());
      const open = 1.05 - 0.5 * along;
      return [-1, 1].map((sign) => {
        const direction = add(add(scale(forward, Math.cos(open)), scale(level, sign * Math.sin(open))), scale(above, -0.3));
        return leaf(PALM_LEAFLET, { root, ...anglesOf(direction), bend: 0.7 + 0.5 * random(), length, width: Math.max(11, height * 0.019), roll: sign * 0.5 }, tone);
      });
    }).flat();
    return [tube(line, (share) => Math.max(2, 7 - 6 * share), green), ...leaflets];
  }).flat();
  return { parts: [...pot(radius, potHeight, spec.body), ...fronds], mount: 'floor', focus: { at: [width * 0.15, height * 0.7, 0], share: 0.44 } };
}

/** Nearly as wide at its foot as above, with a long taper to the tip. */
const SWORD_LEAF: LeafShape = { outline: (share) => (0.76 + 0.34 * Math.sin(Math.PI * share * 0.9)) * (1 - share ** 6) ** 0.86, cup: 0.34, faces: { along: 22, across: 5 } };

/** Steps from the colour of a leaf to that of its bands: their borders are soft. */
const BAND_TONES = 8;

/** The wavy bands across a sword-shaped leaf, paler than the leaf itself. */
function bands(hex: string, seed: number): (point: Vec3) => string | undefined {
  const tones = Array.from({ length: BAND_TONES }, (_, index) => mixColors(hex, '#C3CDA6', (0.3 * index) / (BAND_TONES - 1)));
  return ([x, y, z]) => tones[Math.floor(Math.max(0, Math.min(1, 3 * layeredNoise(x / 26 + seed, y / 9, z / 26) - 1.2)) * (BAND_TONES - 0.01))];
}

/** Sword-shaped leaves that stand upright, with pale bands across. */
function swords(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const random = seededRandom('swords');
  const green = leafColor(spec);
  const radius = Math.min(width * 0.4, 170);
  const potHeight = Math.min(radius * 1.5, height * 0.4);
  const count = 13;
  const blades = Array.from({ length: count }, (_, index): Part => {
    const age = index / count;
    const heading = index * GOLDEN_ANGLE;
    const out = radius * 0.6 * Math.sqrt(age);
    const length = (height - potHeight + 30) * (1 - 0.42 * random() * (0.4 + index / 20));
    const rise = 1.57 - 0.2 * age * (0.5 + random());
    const tone = leafTone(green, random);
    const blade = leaf(SWORD_LEAF, { root: [Math.cos(heading) * out, potHeight - 30, Math.sin(heading) * out], heading, length, width: radius * (0.4 + 0.12 * random()), rise, bend: 0.16 * (random() - 0.3), roll: 2.4 * (random() - 0.5), twist: 0.9 * (random() - 0.5) }, tone);
    return { ...blade, paint: bands(tone.hex, index * 7) };
  });
  return { parts: [...pot(radius, potHeight, spec.body), ...blades], mount: 'floor', focus: { at: [0, height * 0.66, radius * 0.4], share: 0.46 } };
}

const OLIVE_LEAF: LeafShape = { outline: pointedOutline(0.5), cup: 0.2, faces: { along: 5, across: 1 } };

/** An olive tree: a thin trunk and a light crown of small leaves. */
function olive(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const random = seededRandom('olive');
  const green = leafColor(spec);
  const radius = Math.min(width * 0.26, 180);
  const potHeight = radius * 1.7;
  const fork: Vec3 = [10, height * 0.5, 4];
  const trunk = smoothCurve([[0, potHeight - 30, 0], [-14, height * 0.3, 6], fork]);
  const leavesOn = (line: readonly Vec3[], heading: number, from: number, pairs: number): readonly Part[] =>
    Array.from({ length: pairs }, (_, pair) => {
      const root = pointOn(line, from + ((1 - from) * (pair + 0.6 * random())) / pairs);
      return [0, Math.PI].map((opposite) => {
        const length = height * (0.042 + 0.018 * random());
        return leaf(OLIVE_LEAF, { root, heading: heading + 1.2 * (random() - 0.5) + pair * 1.6 + opposite, rise: 0.2 + 0.9 * random(), bend: 0.5 * random(), length, width: length * 0.26, roll: random() - 0.5 }, leafTone(green, random));
      });
    }).flat();
  const branches = Array.from({ length: 9 }, (_, index): readonly Part[] => {
    const heading = index * GOLDEN_ANGLE;
    // High and low boughs alternate around the trunk.
    const steep = ((index * 4) % 9) / 8;
    const bough = { root: fork, heading, rise: 0.52 + 0.96 * steep, bend: 0.3 * (random() - 0.4), length: width * 0.44 * (1 - steep) + height * 0.4 * steep };
    const line = arcLine(bough, 10);
    const twigs = [0.3, 0.48, 0.66, 0.84].map((at, order): readonly Part[] => {
      const twig = { root: onArc(bough, at), heading: heading + (order % 2 === 0 ? 1.1 : -1.1), rise: 1.1 * random(), bend: 0.5 * random(), length: width * (0.2 + 0.1 * random()) };
      const twigLine = arcLine(twig, 4);
      return [tube(twigLine, (share) => 3 - 2 * share, BARK), ...leavesOn(twigLine, twig.heading, 0.1, 10)];
    });
    return [tube(line, (share) => 7 - 5.4 * share, BARK), ...leavesOn(line, heading, 0.3, 12), ...twigs.flat()];
  }).flat();
  return { parts: [...pot(radius, potHeight, spec.body), tube(trunk, (share) => 17 - 6 * share, BARK), ...branches], mount: 'floor', focus: { at: [width * 0.14, height * 0.76, 0], share: 0.44 } };
}

/** Heart-shaped: widest near its stalk. */
const HEART_LEAF: LeafShape = { outline: pointedOutline(0.32, 0.7), cup: 0.16, rib: 0.06, faces: { along: 11, across: 2 } };
/** Too thin for its cross-section to be seen. */
const STALK: LeafShape = { outline: () => 1, cup: 0, faces: { along: 3, across: 1 } };

/** Tendrils that hang over the edge of the pot. */
function trailing(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const random = seededRandom('trailing');
  const green = leafColor(spec);
  const radius = Math.min(width * 0.3, height * 0.26);
  const base = height * 0.42;
  const potHeight = radius * 1.3;
  const rim = base + potHeight;
  const stand = lathe([...smoothProfile([[radius * 0.9, 0], [radius * 0.92, 14], [radius * 0.5, 30], [radius * 0.42, base - 20], [radius * 0.8, base]], 4), [0, base]], { material: 'wood', hex: '#C99F6B' }, { grain: 'y' });
  const tendrils = Array.from({ length: 20 }, (_, index): readonly Part[] => {
    const heading = index * GOLDEN_ANGLE + 0.4;
    const isUp = index % 3 === 0;
    const at = (out: number, y: number): Vec3 => [Math.cos(heading) * out, y, Math.sin(heading) * out];
    const reach = radius * (1.12 + 0.5 * random());
    const end = isUp ? rim + (height - rim) * (0.3 + 0.5 * random()) : Math.max(30, rim - height * (0.2 + 0.42 * random()));
    const line = smoothCurve(isUp ? [at(radius * 0.1, rim - 24), at(radius * 0.24, (rim + end) / 2), at(radius * (0.4 + 0.5 * random()), end)] : [at(radius * 0.4, rim - 24), at(radius * 0.82, rim + 26), at(reach, rim - 20), at(reach * 1.04, end)], 7);
    const count = isUp ? 9 : 15;
    const leaves = Array.from({ length: count }, (_leaf, order): readonly Part[] => {
      const root = pointOn(line, 0.12 + (0.88 * order) / (count - 1));
      const length = Math.max(30, width * 0.13) * (0.7 + 0.4 * random()) * (1 - 0.3 * (order / count));
      const stalk: LeafPlace = { root, heading: heading + (order % 2 === 0 ? 1 : -1) * (0.5 + 0.7 * random()), rise: 0.5, bend: 0.5, length: length * 0.4, width: 2.4 };
      return [
        leaf(STALK, stalk, green),
        leaf(HEART_LEAF, { root: onArc(stalk, 1), heading: stalk.heading, rise: 0, bend: isUp ? 0.7 + 0.4 * random() : 1.2 + 0.5 * random(), length, width: length * 0.78, roll: 0.5 * (random() - 0.5) }, leafTone(green, random)),
      ];
    });
    return [tube(line, 2.2, green), ...leaves.flat()];
  }).flat();
  return { parts: [stand, ...pot(radius, potHeight, spec.body, base), ...tendrils], mount: 'floor', focus: { at: [0, rim, radius], share: 0.46 } };
}

export const PLANTS: readonly Design[] = [fig, palm, swords, olive, trailing];
