import { describe, expect, it } from '@jest/globals';
import { demoRange } from '../catalogue/Range.ts';
import { categoryFaces } from './faces.ts';
import { wantedPictures } from './wantedPictures.ts';

const range = demoRange();
const wanted = wantedPictures(range);

describe('the pictures of the shop', () => {
  it('show another kind of thing for every top category', () => {
    const faces = categoryFaces(range);
    const kinds = range.categories.filter(({ parent, key }) => parent === null && faces.has(key) && key !== 'samples').map(({ key }) => faces.get(key)?.picture.kind);
    expect(kinds.length).toBeGreaterThan(10);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('are five of every product group: cut out, in a room, close up, from another side, and its materials', () => {
    const positions = Map.groupBy(wanted.filter(({ owner, pixels }) => owner === 'products' && pixels > 1000), ({ key }) => key);
    const groups = range.products.filter(({ sku, group, isSample }) => !isSample && (group === undefined || group.key === sku));
    expect(groups.filter(({ sku }) => new Set(positions.get(sku)?.map(({ position }) => position)).size < 5)).toEqual([]);
  });

  it('are at least three of every variant: cut out, in a room and from another side', () => {
    const positions = Map.groupBy(wanted.filter(({ owner }) => owner === 'products'), ({ key }) => key);
    const goods = range.products.filter(({ isSample }) => !isSample);
    expect(goods.filter(({ sku }) => new Set(positions.get(sku)?.map(({ position }) => position)).size < 3).map(({ sku }) => sku)).toEqual([]);
  });

  it('begin with a cut-out of every product', () => {
    const isOther = ({ owner, position }: (typeof wanted)[number]) => owner === 'products' && position > 1;
    const first = wanted.findIndex(isOther);
    const cutouts = new Set(wanted.slice(0, first).filter(({ owner }) => owner === 'products').map(({ key }) => key));
    expect(range.products.filter(({ sku }) => !cutouts.has(sku))).toEqual([]);
  });
});
