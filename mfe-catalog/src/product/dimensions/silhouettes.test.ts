import { describe, expect, it } from '@jest/globals';
import { BOX, silhouetteOf } from './silhouettes.ts';

const NEAR_SQUARE = { width: 500, depth: 500 };

describe('the silhouette of a product', () => {
  it('follows its path in the taxonomy', () => {
    const kinds = ['Furniture > Sofas', 'Furniture > Beds & Accessories > Beds & Bed Frames', 'Furniture > Tables > Accent Tables > Coffee Tables', 'Home & Garden > Lighting > Lamps > Table Lamps'];
    expect(new Set(kinds.map((kind) => silhouetteOf(kind, NEAR_SQUARE).front)).size).toBe(kinds.length);
    expect(kinds.map((kind) => silhouetteOf(kind, NEAR_SQUARE))).not.toContain(BOX);
  });

  it('is a cabinet for a nightstand, which the taxonomy has among the tables', () => {
    expect(silhouetteOf('Furniture > Tables > Nightstands', NEAR_SQUARE)).toBe(silhouetteOf('Furniture > Cabinets & Storage > Dressers', NEAR_SQUARE));
  });

  it('is an arc for a floor lamp that is much wider than deep', () => {
    const lamp = (width: number) => silhouetteOf('Home & Garden > Lighting > Lamps > Floor Lamps', { width, depth: 350 });
    expect(lamp(1300)).not.toEqual(lamp(400));
  });

  it('is a box for every other product', () => {
    expect(silhouetteOf('6499', NEAR_SQUARE)).toBe(BOX);
  });
});
