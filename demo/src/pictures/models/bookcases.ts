import { block } from '../rendering/block.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { BOARD, books, door, pot } from './carcass.ts';
import { divide } from './pieces.ts';

function shelf(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const hasBack = spec.design === 1;
  // A bookcase has a top besides its shelves; the highest board of an open shelf is one of them.
  const count = spec.count === undefined ? Math.max(2, Math.min(6, Math.round(height / 360))) : spec.count - (hasBack ? 0 : 1);
  const levels = divide(40, height - BOARD, count).map(([from]) => from);
  const boards = [...levels, height - BOARD];
  const uprights: readonly Part[] = spec.design === 1
    ? []
    : [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([sx = 1, sz = 1]) => {
        const lean = spec.design === 2 && sz > 0 ? depth * 0.34 : 0;
        return rod([sx * (x - 14), 0, sz * (z - 14)], [sx * (x - 14), height, sz * (z - 14) - lean], 12, 12, spec.frame);
      });
  const frontAt = (y: number): number => (spec.design === 2 ? z - 14 - depth * 0.34 * (y / height) : z);
  const planks = boards.flatMap((y, index) => [
    block([-x + BOARD, y, -z + (hasBack ? 10 : 0)], [x - BOARD, y + BOARD, frontAt(y)], spec.body, { grain: 'x', ...((!hasBack || index < boards.length - 1) && { role: 'shelf' }) }),
    ...(index < boards.length - 1 && index % 2 === 0 ? books(-x + 60, y + BOARD, frontAt(y) - 30, Math.max(3, Math.min(9, Math.round(width / 130)))) : []),
    ...(index < boards.length - 1 && index % 2 === 1 ? [pot([x * 0.4, y + BOARD, 0], index % 4 === 1 ? '#D9CFC1' : '#8C6A54')] : []),
  ]);
  const sides = hasBack
    ? [
        block([-x + BOARD, 0, -z], [x - BOARD, height, -z + 10], spec.body, { grain: 'y'}),
        block([-x, 0, -z], [-x + BOARD, height, z], spec.frame, { grain: 'y' }),
      ]
    : [];
  const rightSide = hasBack ? [block([x - BOARD, 0, -z], [x, height, z], spec.frame, { grain: 'y' })] : [];
  return { parts: [...sides, ...uprights.slice(0, 2), ...planks, ...rightSide, ...uprights.slice(2)], mount: 'floor', focus: { at: [0, height * 0.6, z], share: 0.44 } };
}

/** A grid of square compartments. */
function gridShelf(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const [columns, rows] = [Math.max(2, Math.round(width / 380)), Math.max(2, Math.round(height / 380))];
  const uprights = Array.from({ length: columns + 1 }, (_, index) => -x + BOARD / 2 + ((width - BOARD) * index) / columns);
  const levels = Array.from({ length: rows + 1 }, (_, index) => BOARD / 2 + ((height - BOARD) * index) / rows);
  const things = levels.slice(0, -1).flatMap((y, row) =>
    uprights.slice(0, -1).flatMap((at, column) => {
      const kind = (row * 3 + column * 2) % 5;
      if (kind === 0) return books(at + 40, y + BOARD / 2, z - 40, 5);
      if (kind === 1) return [pot([at + 180, y + BOARD / 2, 0], '#D9CFC1')];
      return kind === 3 ? [block([at + 40, y + BOARD / 2, -z + 60], [at + 290, y + 180, z - 30], { material: 'wicker', hex: '#C9A574' }, { isProp: true })] : [];
    }));
  return {
    parts: [
      block([-x, 0, -z], [x, height, -z + 8], spec.body, { grain: 'y' }),
      ...levels.map((y) => block([-x, y - BOARD / 2, -z], [x, y + BOARD / 2, z], spec.body, { grain: 'x' })),
      ...uprights.map((at, index) => block([at - BOARD / 2, 0, -z], [at + BOARD / 2, height, z - (index === 0 || index === columns ? 0 : 2)], index === 0 || index === columns ? spec.frame : spec.body, { grain: 'y' })),
      ...things,
    ],
    mount: 'floor',
    focus: { at: [0, height * 0.6, z], share: 0.44 },
  };
}

/** A bookcase with doors below. */
function doorShelf(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const split = Math.min(760, height * 0.42);
  const levels = divide(split, height - BOARD, Math.max(2, Math.round((height - split) / 340))).map(([from]) => from);
  return {
    parts: [
      block([-x + 30, 0, -z + 20], [x - 30, 60, z - 40], spec.frame),
      block([-x, 60, -z], [x, split, z - BOARD], spec.body, { grain: 'y' }),
      ...divide(-x + 6, x - 6, 2).flatMap(([from, to], index) => door([from + 3, 68, z - BOARD], [to - 3, split - 4, z], spec.body, index === 0 ? 'right' : 'left')),
      block([-x, split, -z], [x, height, -z + 10], spec.body, { grain: 'y' }),
      block([-x, split, -z], [-x + BOARD, height, z], spec.body, { grain: 'y' }),
      block([x - BOARD, split, -z], [x, height, z], spec.body, { grain: 'y' }),
      ...[...levels, height - BOARD].map((y) => block([-x, y, -z], [x, y + BOARD, z], spec.body, { grain: 'x' })),
      ...levels.flatMap((y, index) => (index % 2 === 0 ? books(-x + 70, y + BOARD, z - 50, Math.round(width / 140)) : [pot([x * 0.3, y + BOARD, 0], '#8C6A54')])),
    ],
    mount: 'floor',
    focus: { at: [0, split, z], share: 0.44 },
  };
}

export const SHELVES: readonly Design[] = [shelf, shelf, shelf, gridShelf, doorShelf];
