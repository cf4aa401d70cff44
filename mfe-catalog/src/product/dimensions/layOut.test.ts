import { describe, expect, it } from '@jest/globals';
import { layOut } from './layOut.ts';

const PRODUCTS = [
  ['a sofa', { width: 2180, depth: 940, height: 800 }],
  ['a rug', { width: 3000, depth: 2000, height: 10 }],
  ['a floor mirror', { width: 600, depth: 30, height: 1800 }],
  ['a mug', { width: 90, depth: 90, height: 100 }],
] as const;

describe('the drawing of the dimensions', () => {
  it.each(PRODUCTS)('keeps the views of %s within the drawing, with space for the labels', (_name, dimensions) => {
    const { width, height, main, side } = layOut(dimensions);
    const last = side ?? main;
    expect(main.x).toBeGreaterThanOrEqual(64);
    expect(width - last.x - last.width).toBeGreaterThanOrEqual(16.9);
    expect(height - main.y - main.height).toBeGreaterThanOrEqual(35.9);
    expect(height).toBeLessThanOrEqual(240);
  });

  it('keeps the proportions, with front and side at one scale', () => {
    const { main, side } = layOut({ width: 2000, depth: 1000, height: 500 });
    expect(main.width / main.height).toBeCloseTo(4);
    expect(side && side.width / side.height).toBeCloseTo(2);
    expect(side?.height).toBe(main.height);
  });

  it('shows a flat product from above', () => {
    const { main, side } = layOut({ width: 1700, depth: 2400, height: 8 });
    expect(main.width / main.height).toBeCloseTo(17 / 24);
    expect(side).toBeNull();
  });

  it('keeps every side visible', () => {
    expect(layOut({ width: 3000, depth: 1, height: 1000 }).side?.width).toBeGreaterThanOrEqual(3);
  });

  it('is low for a low product', () => {
    expect(layOut({ width: 3000, depth: 400, height: 400 }).height).toBeLessThan(layOut({ width: 600, depth: 400, height: 1800 }).height);
  });
});
