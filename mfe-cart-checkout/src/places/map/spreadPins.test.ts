import { describe, expect, it } from '@jest/globals';
import { FRAME } from './project.ts';
import { spreadPins } from './spreadPins.ts';
import type { Spot } from './spreadPins.ts';

/** The radius of a pin, in units of the frame. */
const RADIUS = 12;

function leastDistance(pins: readonly Spot[]): number {
  return Math.min(...pins.flatMap((pin, index) => pins.slice(0, index).map((other) => Math.hypot(pin.x - other.x, pin.y - other.y))));
}

describe('pins on the map', () => {
  it('stay where their points are while they do not cover each other', () => {
    const spots = [{ x: 50, y: 60 }, { x: 90, y: 60 }, { x: 200, y: 130.5 }];
    expect(spreadPins(spots)).toEqual(spots);
  });

  it.each([
    ['two near points', [{ x: 200, y: 130 }, { x: 205, y: 132 }, { x: 300, y: 40 }]],
    ['twelve points in one place', Array.from({ length: 12 }, () => ({ x: 200, y: 130 }))],
    ['points in a corner', Array.from({ length: 6 }, (_, index) => ({ x: 34 + index, y: 34 }))],
    ['a row of near points', Array.from({ length: 10 }, (_, index) => ({ x: 100 + 9 * index, y: 100 }))],
  ])('are all seen whole: %s', (_, spots) => {
    const pins = spreadPins(spots);
    expect(leastDistance(pins)).toBeGreaterThan(2 * RADIUS);
    for (const { x, y } of pins) {
      expect(Math.min(x, y, FRAME.width - x, FRAME.height - y)).toBeGreaterThanOrEqual(RADIUS);
    }
  });

  it('move no further than needed', () => {
    const [pin, other, third] = spreadPins([{ x: 200, y: 130 }, { x: 212, y: 130 }, { x: 300, y: 40 }]);
    expect([pin?.y, other?.y, third]).toEqual([130, 130, { x: 300, y: 40 }]);
    expect(pin?.x).toBeCloseTo(192.4, 0);
    expect(other?.x).toBeCloseTo(219.6, 0);
  });
});
