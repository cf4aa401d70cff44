import { describe, expect, it } from '@jest/globals';
import { demoRange } from '../catalogue/Range.ts';
import { SAMPLE_CATEGORY } from './samples.ts';

const { products } = demoRange();
const samples = products.filter(({ isSample }) => isSample);
const bySku = new Map(samples.map((sample) => [sample.sku, sample]));

describe('the samples of the demonstration goods', () => {
  it('are one of each cover, in their own category, at the end of the range', () => {
    expect(samples.length).toBeGreaterThan(20);
    expect(bySku.size).toBe(samples.length);
    expect(new Set(samples.map(({ category }) => category))).toEqual(new Set([SAMPLE_CATEGORY.key]));
    expect(products.slice(-samples.length)).toEqual(samples);
  });

  it('have the material and the colour of every product that names them', () => {
    const named = products.filter(({ sampleSku }) => sampleSku !== undefined);
    expect(named.length).toBeGreaterThan(samples.length);
    for (const { sampleSku = '', picture, colors } of named) {
      const sample = bySku.get(sampleSku);
      expect([sampleSku, sample?.picture.body, sample?.colors[0]]).toEqual([sampleSku, picture.body, colors[0]]);
    }
  });
});
