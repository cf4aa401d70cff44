import { describe, expect, it } from '@jest/globals';
import { drawBox } from './boxDrawing.ts';

const BOXES = [
  ['a sofa', { width: 2180, depth: 940, height: 800 }],
  ['a rug', { width: 3000, depth: 2000, height: 10 }],
  ['a floor mirror', { width: 600, depth: 30, height: 1800 }],
  ['a mug', { width: 90, depth: 90, height: 100 }],
] as const;

describe('the drawing of a box', () => {
  it.each(BOXES)('keeps %s within the drawing, without labels', (_name, box) => {
    const { size, front, toBack } = drawBox(box);
    const right = front.x + front.width + toBack.x;
    const bottom = front.y + front.height;
    expect(front.x).toBeGreaterThanOrEqual(64);
    expect(size.width - right).toBeGreaterThanOrEqual(55.9);
    expect(front.y + toBack.y).toBeGreaterThanOrEqual(11.9);
    expect(size.height - bottom).toBeGreaterThanOrEqual(39.9);
    expect(size.height).toBeLessThanOrEqual(250);
  });

  it('keeps the proportions of the front', () => {
    const { front } = drawBox({ width: 2000, depth: 900, height: 500 });
    expect(front.width / front.height).toBeCloseTo(4);
  });

  it('keeps every side visible', () => {
    const { front } = drawBox({ width: 3000, depth: 2000, height: 1 });
    expect(front.height).toBeGreaterThanOrEqual(3);
  });

  it('is low for a low box', () => {
    expect(drawBox({ width: 3000, depth: 2000, height: 10 }).size.height).toBeLessThan(drawBox({ width: 600, depth: 400, height: 1800 }).size.height);
  });
});
