import { block } from '../rendering/block.ts';
import type { Design, Model } from '../rendering/model.ts';
import { gridTriangles } from '../rendering/mesh.ts';
import { type Part, partOf } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { BOARD, books, carcass, door, doors, drawerFront, focusOnHandle, pot, slats, METALS } from './carcass.ts';
import { cornerLegs, divide } from './pieces.ts';

function sideboard(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const leg = Math.min(170, height * 0.24);
  const base = [...cornerLegs(x - 110, z - 70, leg, 20, spec.frame, 0.08), carcass(spec, leg, spec.body.material === 'cane')];
  const focus = focusOnHandle(spec);
  if (spec.design === 3) {
    const isStacked = width <= 900 || (spec.count ?? 6) < 6;
    const columns = divide(-x + 8, x - 8, isStacked ? 1 : 2);
    const rows = divide(leg + 8, height - 14, spec.count === undefined ? Math.max(3, Math.round((height - leg) / 210)) : spec.count / columns.length);
    const handle = METALS.has(spec.frame.material) ? spec.frame : undefined;
    const fronts = rows.flatMap(([from, to]) => columns.flatMap(([left, right]) => drawerFront([left + 3, from + 3, z - BOARD], [right - 3, to - 3, z], spec.body, handle)));
    return { parts: [...base, ...fronts], mount: 'floor', focus };
  }
  const count = width > 1300 ? 3 : 2;
  if (spec.design === 1) return { parts: [...base, ...doors(spec, leg + 8, height - 10, count)], mount: 'floor', focus };
  if (spec.body.material === 'cane') return { parts: [...base, ...doors(spec, leg + 8, height - 10, count, spec.body)], mount: 'floor', focus };
  return { parts: [...base, ...slats([-x + 10, leg + 10, z - BOARD], [x - 10, height - 12, z], spec.body)], mount: 'floor', focus };
}

/** Doors at the sides, an open niche in the middle. */
function nicheSideboard(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const leg = Math.min(160, height * 0.22);
  const inner = width * 0.2;
  const side = (from: number, to: number, knobSide: 'left' | 'right'): readonly Part[] => [block([from, leg, -z], [to, height - BOARD, z - BOARD], spec.body, { grain: 'y' }), ...door([from + 5, leg + 6, z - BOARD], [to - 4, height - BOARD - 4, z], spec.body, knobSide)];
  return {
    parts: [
      ...cornerLegs(x - 110, z - 70, leg, 20, spec.frame, 0.08),
      block([-inner, leg, -z], [inner, height, -z + 14], spec.body, { grain: 'x' }),
      block([-inner, leg, -z], [inner, leg + BOARD, z], spec.body, { grain: 'x' }),
      block([-inner, (leg + height) / 2, -z], [inner, (leg + height) / 2 + BOARD, z - 12], spec.body, { grain: 'x' }),
      ...side(-x, -inner, 'right'),
      ...side(inner, x, 'left'),
      ...books(-inner + 40, leg + BOARD, z - 110, 4),
      pot([inner * 0.4, (leg + height) / 2 + BOARD, 0], '#8C6A54'),
      block([-x, height - BOARD, -z], [x, height, z], spec.body, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: { at: [inner, height * 0.6, z], share: 0.4 },
  };
}

/** Round ends and a ribbed front on a plinth. */
function roundSideboard(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const end = z;
  const outline = (inset: number): (readonly [number, number])[] => {
    const points: [number, number][] = [];
    for (let step = 0; step <= 24; step += 1) points.push([x - end + Math.sin((step / 24) * Math.PI) * (end - inset), Math.cos((step / 24) * Math.PI) * (z - inset)]);
    for (let step = 0; step <= 24; step += 1) points.push([-x + end - Math.sin((step / 24) * Math.PI) * (end - inset), -Math.cos((step / 24) * Math.PI) * (z - inset)]);
    return points;
  };
  const slab = (low: number, high: number, inset: number, surface: Surface): Part => {
    const ring = (y: number): Vec3[] => outline(inset).map(([px, pz]) => [px, y, pz]);
    const flat = (y: number): Vec3[] => outline(inset).map(() => [0, y, 0]);
    return partOf(gridTriangles([flat(low), ring(low), ring(high), flat(high)].map((row) => row.toReversed()), true), { surface, grain: 'x', isThin: true });
  };
  const ribs = outline(14).flatMap(([px, pz], index, all) => {
    const [nx, nz] = all[(index + 1) % all.length] ?? [px, pz];
    const count = Math.max(1, Math.round(Math.hypot(nx - px, nz - pz) / 30));
    return pz < -z * 0.5 && nz < -z * 0.5 ? [] : Array.from({ length: count }, (_, rib) => rod([px + ((nx - px) * rib) / count, 60, pz + ((nz - pz) * rib) / count], [px + ((nx - px) * rib) / count, height - 24, pz + ((nz - pz) * rib) / count], 13, 13, spec.body, { grain: 'y' }));
  });
  return { parts: [slab(0, 56, 60, spec.frame), slab(56, height - 24, 20, spec.body), ...ribs, slab(height - 26, height, 0, spec.body)], mount: 'floor', focus: { at: [x * 0.7, height * 0.8, z], share: 0.4 } };
}

/** Long, with ribbed doors that slide. */
function slidingUnit(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const leg = Math.min(120, height * 0.26);
  return {
    parts: [
      ...[-0.8, 0.8].map((share) => block([share * x - 16, 0, -z + 40], [share * x + 16, leg, z - 60], spec.frame)),
      block([-x, leg, -z], [x, height - BOARD, z - BOARD], spec.body, { grain: 'x' }),
      ...slats([-x + 8, leg + 8, z - BOARD - 8], [-x * 0.02, height - BOARD - 4, z - 10], spec.body),
      ...slats([-x * 0.02, leg + 8, z - BOARD], [x - 8, height - BOARD - 4, z], spec.body),
      block([-x, height - BOARD, -z], [x, height, z], spec.body, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: focusOnHandle(spec),
  };
}

/** A box with flaps that hangs on the wall. */
function hangingUnit(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const x = width / 2;
  return {
    parts: [
      block([-x, 0, 0], [x, height, depth - BOARD], spec.body, { grain: 'x' }),
      ...divide(-x + 4, x - 4, 2).flatMap(([from, to]) => [block([from + 3, 6, depth - BOARD], [to - 3, height - 18, depth], spec.body, { grain: 'x', role: 'door' }), block([from + 3, height - 14, depth - BOARD - 10], [to - 3, height - 2, depth - BOARD - 2], spec.frame, { isPlain: true })]),
    ],
    mount: 'wall',
    focus: { at: [0, height * 0.7, depth], share: 0.4 },
  };
}

export const SIDEBOARDS: readonly Design[] = [sideboard, sideboard, sideboard, nicheSideboard, roundSideboard];
export const TV_UNITS: readonly Design[] = [nicheSideboard, slidingUnit, hangingUnit];
