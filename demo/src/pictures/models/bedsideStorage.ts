import { block } from '../rendering/block.ts';
import { disc, lathe } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { BOARD, drawerFront, focusOnHandle, METALS, plainDrawer } from './carcass.ts';
import { cornerLegs, divide } from './pieces.ts';

function nightstand(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const leg = Math.min(150, height * 0.28);
  if (spec.design === 3) {
    const top = disc([0, height - BOARD, 0], x, BOARD, spec.body);
    const shelf = disc([0, height * 0.4, 0], x * 0.94, BOARD, spec.body);
    const legs = [0, 1, 2].map((index) => {
      const angle = 0.5 + (index * 2 * Math.PI) / 3;
      const at = (radius: number, y: number): Vec3 => [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
      return rod(at(x * 0.86, 0), at(x * 0.78, height - BOARD), 11, 15, spec.frame);
    });
    return { parts: [...legs, shelf, top], mount: 'floor', focus: { at: [0, height, x * 0.5], share: 0.5 } };
  }
  const hasShelf = spec.design === 1;
  const boxFrom = hasShelf ? height * 0.55 : leg;
  const count = spec.count ?? (hasShelf ? 1 : 2);
  const hasKnobs = count < 3;
  const isFramed = spec.body.material === 'cane';
  const fronts = divide(boxFrom + 8, height - BOARD - 4, count).flatMap(([from, to]): readonly Part[] => {
    const [min, max]: [Vec3, Vec3] = [[-x + 10, from + 3, z - BOARD], [x - 10, to - 3, z]];
    if (!hasKnobs) return [plainDrawer(min, max, spec.body)];
    const panel = isFramed ? [block([min[0] + 34, min[1] + 34, z], [max[0] - 34, max[1] - 34, z + 4], spec.body)] : [];
    return [...drawerFront(min, max, isFramed ? spec.frame : spec.body, METALS.has(spec.frame.material) ? spec.frame : undefined), ...panel];
  });
  const box = isFramed ? spec.frame : spec.body;
  return {
    parts: [
      ...cornerLegs(x - 36, z - 36, hasShelf ? boxFrom : leg, 16, spec.frame, 0.04),
      ...(hasShelf ? [block([-x + 20, height * 0.24, -z + 20], [x - 20, height * 0.24 + BOARD, z - 20], box, { role: 'shelf' })] : []),
      block([-x, boxFrom, -z], [x, height - BOARD, z - BOARD], box, { grain: 'x' }),
      ...fronts,
      block([-x, height - BOARD, -z], [x, height, z], box, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: focusOnHandle(spec),
  };
}

/** A cube with an open niche above a drawer, on a plinth. */
function nicheNightstand(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const split = 40 + (height - 40) * 0.52;
  return {
    parts: [
      block([-x + 24, 0, -z + 24], [x - 24, 40, z - 40], spec.frame),
      block([-x, 40, -z], [x, split, z - BOARD], spec.body, { grain: 'x' }),
      plainDrawer([-x + 4, 46, z - BOARD], [x - 4, split - 18, z], spec.body),
      block([-x + 4, split - 14, z - BOARD - 8], [x - 4, split - 4, z - BOARD + 2], spec.frame, { isPlain: true }),
      block([-x, split - 4, -z], [-x + BOARD, height, z], spec.body, { grain: 'y' }),
      block([x - BOARD, split - 4, -z], [x, height, z], spec.body, { grain: 'y' }),
      block([-x, split - 4, -z], [x, split + BOARD - 4, z], spec.body, { grain: 'x' }),
      block([-x, split, -z], [x, height, -z + 12], spec.body, { grain: 'x' }),
      block([-x + 60, split + BOARD, -z + 60], [x - 90, split + BOARD + 34, z - 50], { material: 'paper', hex: '#7A3B2E' }, { isProp: true }),
      block([-x + 80, split + BOARD + 34, -z + 70], [x - 120, split + BOARD + 58, z - 60], { material: 'paper', hex: '#D8CFC0' }, { isProp: true }),
      block([-x, height - BOARD, -z], [x, height, z], spec.body, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: { at: [0, height * 0.7, z], share: 0.5 },
  };
}

/** A cylinder with a ribbed front. */
function roundNightstand(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  return {
    parts: [
      disc([0, 0, 0], radius * 0.86, 34, spec.frame),
      lathe([[0, 34], [radius * 0.95, 34], [radius * 0.95, height - BOARD]], spec.body, { flutes: { count: 36, depth: 0.03 }, segments: 288, grain: 'y' }),
      disc([0, height - BOARD, 0], radius, BOARD, spec.body, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: { at: [radius * 0.4, height, radius * 0.6], share: 0.5 },
  };
}

/** Rows and columns of drawers over the front of a carcass. */
function drawers(spec: PictureSpec, from: number, rows: number, columns: number, hasGrips = false): readonly Part[] {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  return divide(from + 6, height - BOARD - 4, rows).flatMap(([low, high]) =>
    divide(-x + 8, x - 8, columns).flatMap(([left, right]) =>
      hasGrips
        ? [plainDrawer([left + 3, low + 3, z - BOARD], [right - 3, high - 16, z], spec.body), block([left + 3, high - 14, z - BOARD - 16], [right - 3, high - 3, z - BOARD - 6], spec.frame, { isPlain: true })]
        : drawerFront([left + 3, low + 3, z - BOARD], [right - 3, high - 3, z], spec.body)),
  );
}

function chest(spec: PictureSpec, leg: number, fronts: readonly Part[]): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const base = leg > 70 ? cornerLegs(x - 60, z - 50, leg, 20, spec.frame, 0.06) : [block([-x + 30, 0, -z + 20], [x - 30, leg, z - 40], spec.frame)];
  return { parts: [...base, block([-x, leg, -z], [x, height - BOARD, z - BOARD], spec.body, { grain: 'x' }), ...fronts, block([-x - 4, height - BOARD, -z], [x + 4, height, z + 4], spec.body, { grain: 'x' })], mount: 'floor', focus: focusOnHandle(spec) };
}

function wideChest(spec: PictureSpec): Model {
  return chest(spec, 130, drawers(spec, 130, 3, 2));
}

function tallChest(spec: PictureSpec): Model {
  return chest(spec, 110, drawers(spec, 110, 5, 1));
}

function gripChest(spec: PictureSpec): Model {
  return chest(spec, 50, drawers(spec, 50, 3, 1, true));
}

export const NIGHTSTANDS: readonly Design[] = [nightstand, nightstand, nightstand, nicheNightstand, roundNightstand];
export const DRESSERS: readonly Design[] = [wideChest, tallChest, gripChest];
