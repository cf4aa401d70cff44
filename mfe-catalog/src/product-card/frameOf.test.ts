import { describe, expect, it } from '@jest/globals';
import { fakeProduct } from '@feszek/testing';
import { cardOf } from './cardOf.ts';
import { frameOf } from './frameOf.ts';

function cardsOf(...kinds: readonly string[]) {
  return kinds.map((google) => cardOf(fakeProduct({ category: { title: 'Bútor', merchant_identifiers: { google } } }), 'hu'));
}

const [SOFA, LAMP] = ['Furniture > Sofas', 'Home & Garden > Lighting > Lamps > Floor Lamps'];

describe('the frame of the pictures in a list', () => {
  it('is square if most of the products are wide', () => {
    expect(frameOf(cardsOf(SOFA, SOFA, LAMP))).toBe('square');
  });

  it('is 4:5 otherwise, and in an empty list', () => {
    expect(frameOf(cardsOf(SOFA, LAMP))).toBe('portrait');
    expect(frameOf([])).toBe('portrait');
  });
});
