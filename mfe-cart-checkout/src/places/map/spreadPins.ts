import { FRAME } from './project.ts';

/** A place in the frame, in its units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The least distance between two pins: their numbers stay readable. */
const LEAST_DISTANCE = 27;
/** No pin is nearer to the edge of the frame. */
const EDGE = 15;
/** Each round moves pins apart that are too near; a dozen pins in one place need about thirty. */
const ROUNDS = 60;

const inside = (value: number, size: number) => Math.min(Math.max(value, EDGE), size - EDGE);
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Moves pins apart that would cover each other, as little as needed. Pins in one place go in different directions.
 *
 * @param spots - where the points are, in units of the frame
 * @returns where their pins are, in the same order
 */
export function spreadPins(spots: readonly Spot[]): Spot[] {
  const pins = spots.map(({ x, y }) => ({ x, y }));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    let hasMoved = false;
    for (const [index, pin] of pins.entries()) {
      for (const [otherIndex, other] of pins.slice(0, index).entries()) {
        const [dx, dy] = [pin.x - other.x, pin.y - other.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= LEAST_DISTANCE) continue;
        const angle = distance === 0 ? index + otherIndex : Math.atan2(dy, dx);
        const step = (LEAST_DISTANCE - distance) / 2 + 0.1;
        for (const [moved, sign] of [[pin, 1], [other, -1]] as const) {
          moved.x = inside(moved.x + sign * step * Math.cos(angle), FRAME.width);
          moved.y = inside(moved.y + sign * step * Math.sin(angle), FRAME.height);
        }
        hasMoved = true;
      }
    }
    if (!hasMoved) break;
  }
  return pins.map(({ x, y }) => ({ x: round(x), y: round(y) }));
}
