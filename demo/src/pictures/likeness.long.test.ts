import { describe, expect, it } from '@jest/globals';
import { drawnForComparison, likeness } from '../../test/likeness.ts';
import { goodsProducts } from '../goods/products.ts';
import type { PictureKind, PictureSpec } from './pictureSpec.ts';

/** Two pictures that agree in more of their points look like one product. */
const SAME_PRODUCT = 0.9;

/** The first product of each design of a kind that the shop sells. */
function designsOf(kind: PictureKind): readonly PictureSpec[] {
  const sold = goodsProducts().map(({ picture }) => picture).filter((picture) => picture.kind === kind);
  return [...new Map(sold.toReversed().map((picture) => [picture.design, picture])).values()];
}

describe('products of one kind', () => {
  it.each<PictureKind>(['bed', 'rug', 'mirror', 'bed-linen', 'cushion', 'throw', 'curtain', 'towel', 'bath-mat'])('look different in the same colours: %s', (kind) => {
    const drawn = designsOf(kind).map((spec) => [spec.design, drawnForComparison(spec)] as const);
    const pairs = drawn.flatMap(([one, picture], index) => drawn.slice(index + 1).map(([other, second]) => [one, other, likeness(picture, second)] as const));
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter(([, , share]) => share > SAME_PRODUCT)).toEqual([]);
  });

  it('look the same if only their colours differ', () => {
    const [spec] = designsOf('bed');
    if (!spec) throw new Error('There is no bed');
    expect(likeness(drawnForComparison(spec), drawnForComparison({ ...spec, body: { ...spec.body, hex: '#102030' } }))).toBe(1);
  });
});
