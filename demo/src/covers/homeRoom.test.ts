import { parseFolder, readFolder } from '@feszek/content-folder';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CONTENT_FOLDER } from '../content/folder.ts';
import type { PlaceOfGoods } from './placesOfGoods.ts';
import { placesOfGoods } from './placesOfGoods.ts';
import { HOME_ROOM } from './homeRoom.ts';

/** Points that are closer to each other than this, in percent of the picture's width, cannot be touched one by one on a phone. */
const APART = 9;
/** Height of the picture relative to its width. */
const HEIGHT = 2 / 3;

describe('the points of the home page’s room', () => {
  let points: readonly PlaceOfGoods[];
  beforeAll(async () => {
    const { files, pictures } = await readFolder(CONTENT_FOLDER);
    points = parseFolder({ files, pictures: pictures.map(({ path }) => path), shopOrigin: 'http://localhost:3000' }).sections.home?.room?.points ?? [];
  });

  it('are those of the drawing, for every product in it', () => {
    expect(points).toEqual(placesOfGoods(HOME_ROOM));
  });

  it('are inside the picture, and far enough apart for a finger', () => {
    expect(points.filter(({ x, y }) => x < 4 || x > 96 || y < 6 || y > 94)).toEqual([]);
    const near = points.flatMap((one, index) => points.slice(index + 1).filter(({ x, y }) => Math.hypot(x - one.x, (y - one.y) * HEIGHT) < APART).map(({ sku }) => `${one.sku} ${sku}`));
    expect(near).toEqual([]);
  });

  it('belong to things of which nothing is only decoration', () => {
    expect([HOME_ROOM.companions ?? [], HOME_ROOM.fixtures ?? []]).toEqual([[], []]);
  });
});
