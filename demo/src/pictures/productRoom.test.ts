import { describe, expect, it } from '@jest/globals';
import { demoRange } from '../catalogue/Range.ts';
import { arrange } from './productRoom.ts';
import type { PictureSpec } from './pictureSpec.ts';

/** The largest share of all rooms in which one and the same print hangs. */
const MOST_OF_ROOMS = 0.1;

/** Furnishing a room takes milliseconds: every so many products are enough to measure a share. */
const EVERY = 6;

/** The prints in the rooms of products, without the product itself. */
const rooms = demoRange().products.filter(({ isSample }, index) => !isSample && index % EVERY === 0).map(({ picture }) => arrange(picture).things.map(({ spec }) => spec).filter((spec) => spec.kind === 'print' && spec !== picture));

describe('the prints in the rooms of products', () => {
  it('differ: none hangs in more than a tenth of all rooms', () => {
    const counts = new Map<PictureSpec, number>();
    for (const print of rooms.flatMap((prints) => [...new Set(prints)])) counts.set(print, (counts.get(print) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(6);
    expect(Math.max(...counts.values()) / rooms.length).toBeLessThanOrEqual(MOST_OF_ROOMS);
  });

  it('differ from each other in a room with two of them', () => {
    const pairs = rooms.filter((prints) => prints.length > 1);
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter((prints) => new Set(prints).size < prints.length)).toEqual([]);
  });
});
