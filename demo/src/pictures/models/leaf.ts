import { mixColors } from '../rendering/color.ts';
import { gridTriangles } from '../rendering/mesh.ts';
import { type Part, partOf } from '../rendering/part.ts';
import { add, scale, type Vec3 } from '../rendering/vector.ts';
import type { Surface } from '../pictureSpec.ts';

/** The shape that all leaves of a plant have in common. */
export interface LeafShape {
  /** Half the width at a share of the length, from 0 (stalk) to 1 (tip), as a share of the largest. */
  readonly outline: (share: number) => number;
  /** Height of the edges above the middle, as a share of half the width: a smooth trough. */
  readonly cup: number;
  /** Depth of the midrib, as a share of half the width. */
  readonly rib?: number;
  /** Height of the waves of the edges, as a share of half the width. */
  readonly wave?: number;
  /** Faces along a leaf and across one half of it. */
  readonly faces: { readonly along: number; readonly across: number };
}

/** One leaf on its plant: an arc from its root. Lengths are in millimetres, angles in radians. */
export interface LeafPlace {
  readonly root: Vec3;
  readonly length: number;
  readonly width: number;
  /** Direction on the floor plan, from x towards z. */
  readonly heading: number;
  /** Angle above the horizon at the root. */
  readonly rise: number;
  /** By how much the angle falls until the tip. */
  readonly bend: number;
  /** Rotation about the middle line at the root, and by how much it grows until the tip. */
  readonly roll?: number;
  readonly twist?: number;
}

/** Width of the midrib, as a share of half the width of its leaf. */
const RIB_WIDTH = 0.16;
/** Waves along each edge. */
const WAVES = 5;
/** Half the width of a leaf at its ends, in millimetres. */
const LEAST_HALF = 0.5;
/** The colour towards which leaves differ from each other, and by how much at most. */
const YOUNG = '#9DA65A';
const VARIATION = 0.22;

/** An outline that is widest at a share of the length and ends in a point. */
export function pointedOutline(widest: number, fullness = 1): (share: number) => number {
  const stretch = Math.log(0.5) / Math.log(widest);
  return (share) => Math.sin(Math.PI * share ** stretch) ** fullness;
}

/** The point of an arc at a share of its length, from its root. */
export function onArc({ root, length, heading, rise, bend }: Omit<LeafPlace, 'width'>, share: number): Vec3 {
  const angle = rise - bend * share;
  // The integral of the direction, whose angle changes evenly; a straight line if it does not change.
  const [out, up] = Math.abs(bend) < 1e-3
    ? [Math.cos(rise) * share, Math.sin(rise) * share]
    : [(Math.sin(rise) - Math.sin(angle)) / bend, (Math.cos(angle) - Math.cos(rise)) / bend];
  return [root[0] + Math.cos(heading) * out * length, root[1] + up * length, root[2] + Math.sin(heading) * out * length];
}

/** Points of an arc, evenly spaced. */
export function arcLine(arc: Omit<LeafPlace, 'width'>, steps: number): readonly Vec3[] {
  return Array.from({ length: steps + 1 }, (_, index) => onArc(arc, index / steps));
}

/** Positions from -1 to 1 across a leaf, denser at its midrib. */
function acrossPositions(half: number): readonly number[] {
  return Array.from({ length: half * 2 + 1 }, (_, index) => {
    const even = index / half - 1;
    return Math.sign(even) * Math.abs(even) ** 1.4;
  });
}

/** A leaf with a smooth cross-section. */
export function leaf({ outline, cup, rib = 0, wave = 0, faces }: LeafShape, place: LeafPlace, surface: Surface): Part {
  const { heading, rise, bend, width, roll = 0, twist = 0 } = place;
  const across = acrossPositions(faces.across);
  const level: Vec3 = [-Math.sin(heading), 0, Math.cos(heading)];
  const rows = Array.from({ length: faces.along + 1 }, (_row, index) => {
    // Denser at the ends, where the outline is round.
    const share = 0.5 - 0.5 * Math.cos((Math.PI * index) / faces.along);
    const middle = onArc(place, share);
    const angle = rise - bend * share;
    const upright: Vec3 = [-Math.sin(angle) * Math.cos(heading), Math.cos(angle), -Math.sin(angle) * Math.sin(heading)];
    const turn = roll + twist * share;
    const side = add(scale(level, Math.cos(turn)), scale(upright, Math.sin(turn)));
    const up = add(scale(upright, Math.cos(turn)), scale(level, -Math.sin(turn)));
    const half = Math.max(LEAST_HALF, (width / 2) * outline(share));
    return across.map((at): Vec3 => {
      const height = cup * at * at - rib * Math.exp(-((at / RIB_WIDTH) ** 2)) + wave * at * at * Math.sin(share * WAVES * 2 * Math.PI + Math.sign(at));
      return add(middle, add(scale(side, at * half), scale(up, height * half)));
    });
  });
  return partOf(gridTriangles(rows), { surface, isThin: true });
}

/** The green of one leaf among others: some are younger and lighter. */
export function leafTone({ material, hex }: Surface, random: () => number): Surface {
  return { material, hex: mixColors(hex, YOUNG, VARIATION * random() ** 2) };
}
