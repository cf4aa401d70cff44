import { describe, expect, it } from '@jest/globals';
import { kindOfWords } from './kindOfWords.ts';

describe('what a product is drawn as', () => {
  it.each([
    ['Table and 4 chairs', 'dining-table'],
    ['Corner sofa-bed', 'corner-sofa'],
    ['Chair with armrests', 'chair'],
    ['Háromszemélyes kanapé', 'sofa'],
    ['Chair cushion, outdoor', 'cushion'],
    ['Chair pad', 'cushion'],
    ['Seat/back cushion, outdoor', 'cushion'],
    ['Székpárna', 'cushion'],
    ['Chair with chair pad', 'chair'],
    ['Glass-door cabinet', 'sideboard'],
    ['Storage combination w glass doors', 'sideboard'],
    ['Set of 6 glasses', 'glass'],
    ['Mug', 'mug'],
    ['Plates, set of 4', 'plate'],
    ['Tray table', 'side-table'],
    ['Sun lounger', 'armchair'],
    ['Bean bag', 'pouf'],
  ])('%s: %s', (words, kind) => {
    expect(kindOfWords([words])).toBe(kind);
  });

  it('follows from the next text where one tells nothing', () => {
    expect(kindOfWords(['Cup handle', 'Drill template', 'Cabinets'])).toBe('sideboard');
    expect(kindOfWords([undefined, 'Glass door', 'Könyvespolcok'])).toBe('shelf');
    expect(kindOfWords(['Valami'])).toBe('box');
  });
});
