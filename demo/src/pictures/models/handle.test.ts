import { describe, expect, it } from '@jest/globals';
import type { Profile } from '../rendering/lathe.ts';
import { dot, normalize, subtract, type Vec3 } from '../rendering/vector.ts';
import { type HandleShape, handleLine, radiusAt } from './handle.ts';

const outside: Profile = [[60, 0], [85, 30], [100, 80], [74, 150], [50, 190], [62, 226]];
const JUG: HandleShape = { outside, low: 95, high: 199, reach: 170, thickness: 11 };

/** The angles by which a line turns at its points, in degrees. */
function turnsOf(line: readonly Vec3[]): readonly number[] {
  const directions = line.slice(1).map((point, index) => normalize(subtract(point, line[index] ?? point)));
  return directions.slice(1).map((direction, index) => (Math.acos(Math.min(1, dot(direction, directions[index] ?? direction))) * 180) / Math.PI);
}

describe('the handle of a jug', () => {
  it('has no kink', () => {
    expect(Math.max(...turnsOf(handleLine(JUG)))).toBeLessThan(20);
  });

  it('begins and ends within the wall', () => {
    const line = handleLine(JUG);
    for (const [x, y] of [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]]) {
      const radius = radiusAt(outside, y);
      expect(x).toBeLessThan(radius);
      expect(x).toBeGreaterThan(radius - JUG.thickness);
    }
  });

  it('is as wide as it is meant to be, on either side', () => {
    expect(Math.max(...handleLine(JUG).map(([x]) => x))).toBeCloseTo(JUG.reach - JUG.thickness, 5);
    expect(handleLine({ ...JUG, side: -1 })).toEqual(handleLine(JUG).map(([x, y, z]) => [-x, y, z]));
  });
});
