import { block } from '../rendering/block.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { rod, smoothCurve, tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { cornerLegs, divide } from './pieces.ts';

/** A standing tree with pegs on several heights. */
function coatTree({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = width / 2;
  const pegs = Array.from({ length: 8 }, (_, index): Part => {
    const angle = index * 2.1;
    const y = height - 60 - Math.floor(index / 2) * 110;
    return rod([0, y - 20, 0], [Math.cos(angle) * radius * 0.5, y + 46, Math.sin(angle) * radius * 0.5], 11, 15, body);
  });
  const feet = [0, 1, 2].map((index): Part => {
    const angle = Math.PI / 6 + (index * 2 * Math.PI) / 3;
    return tube(smoothCurve([[0, 330, 0], [Math.cos(angle) * radius * 0.4, 190, Math.sin(angle) * radius * 0.4], [Math.cos(angle) * (radius - 12), 10, Math.sin(angle) * (radius - 12)]]), (share) => 15 - 3 * share, frame);
  });
  return { parts: [rod([0, 200, 0], [0, height, 0], 20, 15, body), ...pegs, ...feet], mount: 'floor', focus: { at: [0, height - 200, 0], share: 0.4 } };
}

/** A board on the wall with round pegs. */
function pegBoard({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const x = width / 2;
  const count = Math.max(4, Math.round(width / 140));
  const pegs = divide(-x + 30, x - 30, count).flatMap(([from, to]): Part[] => {
    const at = (from + to) / 2;
    return [rod([at, height * 0.42, 20], [at, height * 0.52, depth - 14], 9, 11, frame), rod([at, height * 0.52, depth - 14], [at, height * 0.54, depth], 19, 17, frame)];
  });
  return { parts: [block([-x, 0, 0], [x, height, 22], body, { grain: 'x', bevel: 6 }), ...pegs], mount: 'wall', focus: { at: [x * 0.4, height * 0.5, depth], share: 0.4 } };
}

/** A frame with a rail, and a shelf near the floor. */
function railRack({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const side = (at: number): readonly Part[] => [rod([at, 0, -z + 20], [at, height, 0], 13, 13, frame), rod([at, 0, z - 20], [at, height, 0], 13, 13, frame)];
  return {
    parts: [...side(-x + 20), ...side(x - 20), rod([-x + 10, height - 30, 0], [x - 10, height - 30, 0], 13, 13, frame), block([-x + 10, 190, -z + 40], [x - 10, 212, z - 40], body, { grain: 'x' }), block([-x + 10, 96, -z + 22], [x - 10, 114, z - 22], body, { grain: 'x' })],
    mount: 'floor',
    focus: { at: [x * 0.5, 200, 0], share: 0.4 },
  };
}

/** Narrow, with two or three rows of flaps. */
function flapCabinet({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const rows = divide(90, height - 26, height > 1100 ? 3 : 2);
  const columns = divide(-x + 6, x - 6, width > 900 ? 2 : 1);
  const flaps = rows.flatMap(([low, high]) =>
    columns.flatMap(([from, to]): Part[] => {
      const tilt = (point: Vec3): Vec3 => [point[0], point[1], point[2] + ((point[1] - low) / (high - low)) * 10];
      return [block([from + 3, low + 3, z - 24], [to - 3, high - 3, z - 8], body, { grain: 'x', place: tilt }), block([(from + to) / 2 - 44, high - 30, z + 2], [(from + to) / 2 + 44, high - 16, z + 12], frame)];
    }));
  return { parts: [...cornerLegs(x - 40, z - 40, 90, 16, frame, 0.04), block([-x, 84, -z], [x, height - 22, z - 24], body, { grain: 'y' }), ...flaps, block([-x - 4, height - 22, -z], [x + 4, height, z + 8], body, { grain: 'x' })], mount: 'floor', focus: { at: [0, height * 0.7, z], share: 0.44 } };
}

/** A bench with two shelves for shoes and a cushion. */
function shoeBench({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const top = height - 70;
  const shoe = (at: number, y: number, hex: string): readonly Part[] => [0, 92].map((shift) => softBox([at + shift, y, -z + 60], [at + shift + 80, y + 74, z - 50], { material: 'leather', hex }, { radius: 30, bulge: [4, 6, 4], isProp: true }));
  return {
    parts: [
      block([-x, 0, -z], [-x + 26, top, z], frame, { grain: 'y' }),
      block([x - 26, 0, -z], [x, top, z], frame, { grain: 'y' }),
      ...[60, top * 0.52].map((y) => block([-x, y, -z], [x, y + 20, z - 6], frame, { grain: 'x' })),
      ...shoe(-x * 0.6, 80, '#6E4A33'),
      ...shoe(x * 0.2, 80, '#2F2C2A'),
      ...shoe(-x * 0.1, top * 0.52 + 20, '#C9B48F'),
      block([-x, top - 22, -z], [x, top, z], frame, { grain: 'x' }),
      softBox([-x + 4, top, -z + 4], [x - 4, height, z - 2], body, { radius: 26, bulge: [2, 10, 2] }),
    ],
    mount: 'floor',
    focus: { at: [x * 0.5, top, z], share: 0.44 },
  };
}

export const COAT_RACKS: readonly Design[] = [coatTree, pegBoard, railRack];
export const SHOE_CABINETS: readonly Design[] = [flapCabinet, shoeBench];
