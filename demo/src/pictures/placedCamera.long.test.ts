import { describe, expect, it, jest } from '@jest/globals';
import { type DrawnOutline, drawnOutline } from '../../test/drawnOutline.ts';
import { demoRange } from '../catalogue/Range.ts';
import type { GoodsProduct } from '../goods/types.ts';
import { KINDS, modelOf } from './kinds.ts';
import type { PictureSpec } from './pictureSpec.ts';
import { BASELINE, standsOnLine, WIDEST } from './placedCamera.ts';

/** Drawing takes seconds: `npm test -- --all` compares the products of some categories, `npm run test:full` those of all. */
const EVERY = process.env['TEST_FULL'] === 'on' ? 1 : 8;
/** Drawing takes longer on a busy machine; in milliseconds. */
jest.setTimeout(240_000);

/** In shares of the picture's height: a point of the small picture that is measured. */
const ONE_POINT = 0.009;
/** By how much the outline in a small picture may be larger or smaller than meant: its points are whole. */
const SAME_SIZE = 0.1;
/** From these shares on a product ends at the largest width or height. */
const LARGEST = { width: WIDEST - 0.025, height: 0.66 } as const;
/** The largest outline of a category to its smallest: a slim lamp or candlestick has its height in common with the others. */
const MOST_TIMES = 2.25;

interface Measured {
  readonly sku: string;
  readonly spec: PictureSpec;
  readonly outline: DrawnOutline;
  readonly mount: 'floor' | 'wall' | 'ceiling';
  readonly stands: boolean;
}

function measured({ sku, picture: spec }: GoodsProduct): Measured {
  const { mount } = modelOf(spec);
  return { sku, spec, outline: drawnOutline(spec), mount, stands: standsOnLine({ mount }, KINDS[spec.kind].angle) };
}

/** One product of each shape: colours do not change an outline. */
function ofEachShape(products: readonly GoodsProduct[]): readonly GoodsProduct[] {
  return [...new Map(products.map((product) => {
    const { kind, design, size, count, body } = product.picture;
    return [JSON.stringify([kind, design, size, count, body.material]), product];
  })).values()];
}

const categories = [...Map.groupBy(demoRange().products, ({ category }) => category)].filter((_, index) => index % EVERY === 0);

/** Whether an outline has the size of its kind, or is smaller because the product is as wide or as tall as it may be. */
function hasItsSize({ spec, outline: { area, frame } }: Measured): boolean {
  const { size } = KINDS[spec.kind];
  const isLargest = frame.right - frame.left >= LARGEST.width || frame.bottom - frame.top >= LARGEST.height;
  return Math.abs(area / size - 1) <= SAME_SIZE || (area < size && isLargest);
}

describe.each(categories)('the cut-outs of the category %s', (_, products) => {
  const all = ofEachShape(products).map(measured);
  const skus = (found: readonly Measured[]) => found.map(({ sku }) => sku);

  it('stand on one line in the lower third, or lie and hang in the middle', () => {
    expect(skus(all.filter(({ stands, outline: { frame } }) => stands && Math.abs(frame.bottom - BASELINE) > ONE_POINT))).toEqual([]);
    const inMiddle = all.filter(({ stands, mount }) => !stands && mount !== 'ceiling');
    expect(skus(inMiddle.filter(({ outline: { frame: { top, bottom } } }) => Math.abs((top + bottom) / 2 - 0.5) > ONE_POINT))).toEqual([]);
    expect(skus(all.filter(({ outline: { frame: { left, right } } }) => Math.abs((left + right) / 2 - 0.5) > 2 * ONE_POINT))).toEqual([]);
  });

  it('have one optical size', () => {
    // The cable of a pendant lamp leaves the picture, so its outline is larger than that of the lamp.
    expect(skus(all.filter((one) => one.mount !== 'ceiling' && !hasItsSize(one)))).toEqual([]);
    const areas = all.map(({ outline: { area } }) => area);
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(MOST_TIMES);
  });

  it('have shadows that end within the picture', () => {
    expect(skus(all.filter(({ outline: { edge } }) => edge > 0))).toEqual([]);
  });
});
