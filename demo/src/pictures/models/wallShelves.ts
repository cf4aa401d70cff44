import { block } from '../rendering/block.ts';
import { lathe } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { PictureSpec } from '../pictureSpec.ts';

const BOARD = 22;

/** Objects on a shelf: two books and a small vase. */
function still(from: number, y: number, z: number): readonly Part[] {
  return [
    block([from, y, z - 70], [from + 30, y + 190, z + 60], { material: 'paper', hex: '#7A3B2E' }, { isProp: true }),
    block([from + 33, y, z - 70], [from + 58, y + 170, z + 60], { material: 'paper', hex: '#D8CFC0' }, { isProp: true }),
    lathe([[0, 0], [34, 0], [46, 40], [40, 84], [18, 116], [22, 130], [14, 130], [10, 110]], { material: 'ceramic', hex: '#8E9C82' }, { at: [from + 150, y, z], segments: 32, isThin: true, isProp: true }),
  ];
}

/** A plank on two brackets. */
function bracketShelf({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const x = width / 2;
  const top = height;
  const brackets = [-0.6, 0.6].flatMap((share): Part[] => [
    block([share * x - 9, 0, 0], [share * x + 9, top - BOARD, 12], frame, { grain: 'y' }),
    block([share * x - 9, top - BOARD - 14, 0], [share * x + 9, top - BOARD, depth - 40], frame),
    rod([share * x, top * 0.08, 10], [share * x, top - BOARD - 8, depth - 60], 6, 6, frame),
  ]);
  return { parts: [...brackets, block([-x, top - BOARD, 0], [x, top, depth], body, { grain: 'x', bevel: 5 }), ...still(-x * 0.5, top, depth * 0.5)], mount: 'wall', focus: { at: [x * 0.4, top, depth], share: 0.44 } };
}

/** A ledge with two sides: a shallow box without a top. */
function ledge({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const x = width / 2;
  const side = Math.min(height, 200);
  return {
    parts: [block([-x, 0, 0], [x, side, 14], frame, { grain: 'x' }), block([-x, 0, 0], [x, BOARD, depth], body, { grain: 'x' }), block([-x, 0, 0], [-x + BOARD, side, depth], body, { grain: 'y' }), block([x - BOARD, 0, 0], [x, side, depth], body, { grain: 'y' }), ...still(-x * 0.4, BOARD, depth * 0.5)],
    mount: 'wall',
    focus: { at: [x * 0.4, side * 0.6, depth], share: 0.44 },
  };
}

/** Two boards in slim ladders. */
function ladderShelf({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const x = width / 2;
  const side = (at: number): readonly Part[] => [
    rod([at, 0, 8], [at, height, 8], 6, 6, frame),
    rod([at, 0, depth - 8], [at, height, depth - 8], 6, 6, frame),
    ...[0.05, 0.55, 0.97].map((share) => rod([at, height * share, 8], [at, height * share, depth - 8], 5, 5, frame)),
  ];
  return {
    parts: [...side(-x + 8), ...side(x - 8), block([-x, height * 0.05, 4], [x, height * 0.05 + BOARD, depth - 4], body, { grain: 'x' }), block([-x, height * 0.55, 4], [x, height * 0.55 + BOARD, depth - 4], body, { grain: 'x' }), ...still(-x * 0.5, height * 0.05 + BOARD, depth * 0.5)],
    mount: 'wall',
    focus: { at: [x * 0.4, height * 0.6, depth], share: 0.44 },
  };
}

export const WALL_SHELVES: readonly Design[] = [bracketShelf, ledge, ladderShelf];
