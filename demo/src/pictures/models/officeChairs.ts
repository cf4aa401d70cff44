import { disc } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { curvedWall, rod, smoothCurve, tube } from '../rendering/sweep.ts';
import { leanBack, type Vec3 } from '../rendering/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';

const CASTOR: Surface = { material: 'lacquer', hex: '#2B2826' };

/** A castor at the end of an arm: two wheels beside a pin that runs up into the arm. */
function castor(angle: number, distance: number, armY: number): readonly Part[] {
  const radius = 27;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // A disc lies flat; a wheel stands, its axle across the arm.
  const standing = (shift: number) => ([x, y, z]: Vec3): Vec3 => {
    const across = y + shift;
    return [cos * (distance + x) - sin * across, radius + z, sin * (distance + x) + cos * across];
  };
  return [
    ...[4, -20].map((shift) => disc([0, 0, 0], radius, 16, CASTOR, { place: standing(shift), segments: 24, isThin: true })),
    rod([cos * distance, radius, sin * distance], [cos * distance, armY, sin * distance], 8, 10, CASTOR),
  ];
}

/** A gas spring on five arms with castors. */
function starBase(radius: number, seat: number, surface: Surface): readonly Part[] {
  const armY = 74;
  const arms = [0, 1, 2, 3, 4].flatMap((index) => {
    const angle = 0.3 + (index * 2 * Math.PI) / 5;
    const at = (distance: number, y: number): Vec3 => [Math.cos(angle) * distance, y, Math.sin(angle) * distance];
    return [rod(at(20, 118), at(radius, armY), 24, 14, surface), ...castor(angle, radius - 8, armY)];
  });
  return [...arms, rod([0, 90, 0], [0, seat - 70, 0], 26, 22, CASTOR)];
}

/** A shell with arms. */
function shellChair({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const seat = 480;
  const plan = Array.from({ length: 25 }, (_, index) => {
    const angle = Math.PI * (1.02 + (index / 24) * 0.96);
    return [Math.cos(angle) * (x - 60), Math.sin(angle) * (z - 60)] as const;
  });
  return {
    parts: [
      ...starBase(Math.min(x, z) - 40, seat, frame),
      softBox([-x + 80, seat - 80, -z + 90], [x - 80, seat, z - 60], body, { radius: 40, bulge: [8, 14, 12] }),
      curvedWall({ plan, thickness: 58, bottom: () => seat - 40, top: (share) => seat + 190 + (height - seat - 190) * Math.sin(Math.PI * share) ** 2.4, roundness: 1 }, body),
    ],
    mount: 'floor',
    focus: { at: [x * 0.4, seat + 80, 0], share: 0.42 },
  };
}

/** A high woven back, and arms on slim posts. */
function highChair({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const seat = 480;
  const lean = leanBack([0, seat, -z + 120], 0.14);
  const plan = Array.from({ length: 13 }, (_, index) => {
    const share = (index / 12) * 2 - 1;
    return [share * (x - 120), -z + 90 + 50 * share * share] as const;
  });
  const arm = (sign: 1 | -1): readonly Part[] => [
    rod([sign * (x - 70), seat - 30, 20], [sign * (x - 60), seat + 190, 20], 12, 12, CASTOR),
    softBox([sign * (x - 60) - 32, seat + 184, -110], [sign * (x - 60) + 32, seat + 214, 130], CASTOR, { radius: 14 }),
  ];
  return {
    parts: [
      ...starBase(Math.min(x, z) - 40, seat, frame),
      softBox([-x + 90, seat - 70, -z + 120], [x - 90, seat, z - 50], body.material === 'cane' ? { material: 'fabric', hex: body.hex } : body, { radius: 34, bulge: [6, 14, 10] }),
      curvedWall({ plan, thickness: 22, bottom: () => seat + 50, top: () => height, roundness: 0.8, place: lean }, body),
      tube(smoothCurve([[0, seat - 60, -40], [0, seat - 40, -z + 70], [0, seat + 60, -z + 40], [0, seat + 220, -z + 10]]), 18, frame),
      ...arm(-1),
      ...arm(1),
    ],
    mount: 'floor',
    focus: { at: [x * 0.3, height - 200, -z + 100], share: 0.42 },
  };
}

export const OFFICE_CHAIRS: readonly Design[] = [shellChair, highChair];
