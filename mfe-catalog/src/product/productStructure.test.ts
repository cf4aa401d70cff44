import { describe, expect, it } from '@jest/globals';
import { fakeProductDetail } from '@feszek/testing';
import { productStructure } from './productStructure.ts';
import { productViewOf } from './productView.ts';

const structureOf = (overrides: Parameters<typeof fakeProductDetail>[0] = {}) => productStructure(productViewOf(fakeProductDetail(overrides), 'hu'), '/hu/termekek/rigo-fotel-17');

describe('a product for search engines', () => {
  it('tells what it is made of, its colour, and its gross price', () => {
    expect(structureOf()).toMatchObject({ material: 'gyapjú, tölgy', color: 'Zöld', offers: { price: 89_900, priceCurrency: 'HUF' } });
  });

  it('does not tell what is not known', () => {
    const structure = structureOf({ material: '', colors: [] });
    expect(structure).not.toHaveProperty('material');
    expect(structure).not.toHaveProperty('color');
  });
});
