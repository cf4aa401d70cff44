import { block } from '../rendering/block.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { curvedWall } from '../rendering/sweep.ts';
import { leanBack } from '../rendering/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { bedding } from './bedding.ts';
import { cornerLegs, divide, forDesign } from './pieces.ts';

/** A headboard whose top edge is an arch. */
function archedHead(halfX: number, halfZ: number, bottom: number, height: number, surface: Surface, thickness: number, rise: number): Part {
  const plan = Array.from({ length: 41 }, (_, index) => [-halfX + (2 * halfX * index) / 40, -halfZ + thickness / 2] as const);
  const top = (share: number): number => height - rise + rise * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2));
  return curvedWall({ plan, thickness, bottom: () => bottom, top, roundness: surface.material === 'wood' ? 0.3 : 0.9 }, surface);
}

function bed(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const isLow = spec.design === 3;
  const isUpholstered = [2, 5, 6].includes(spec.design);
  const leg = isLow ? 60 : 150;
  const frameTop = leg + 150;
  const focus = { at: [x * 0.5, height * 0.8, -z + 60], share: 0.4 } as const;
  const frame = block([-x, leg, -z + 50], [x, frameTop, z], isUpholstered ? spec.body : spec.frame, { grain: 'x' });
  const legs = cornerLegs(x - 60, z - 70, leg, 26, spec.frame, 0.02);
  const head = forDesign<readonly Part[]>(spec, [
    [
      block([-x, 0, -z], [-x + 60, height, -z + 50], spec.frame, { grain: 'y' }),
      block([x - 60, 0, -z], [x, height, -z + 50], spec.frame, { grain: 'y' }),
      ...divide(-x + 90, x - 90, Math.round(width / 120)).map(([from, to]) => block([from + 14, frameTop, -z + 10], [to - 14, height - 70, -z + 36], spec.body, { grain: 'y' })),
      block([-x, height - 80, -z], [x, height, -z + 50], spec.frame, { grain: 'x' }),
    ],
    divide(-x, x, Math.round(width / 320)).map(([from, to]) => softBox([from + 2, leg, -z - 30], [to - 2, height, -z + 80], spec.body, { radius: 50, bulge: [0, 8, 26] })),
    [block([-x - 40, leg, -z], [x + 40, height, -z + 44], spec.body, { grain: 'x' })],
    [archedHead(x, z, leg, height, spec.frame, 40, 90), archedHead(x - 70, z - 26, frameTop, height - 70, spec.body, 20, 60)],
    divide(-x, x, 2).map(([from, to]) => softBox([from + 6, frameTop - 40, -z - 10], [to - 6, height, -z + 170], spec.body, { radius: 84, bulge: [8, 16, 40], place: leanBack([0, frameTop, -z], 0.08) })),
    [archedHead(x + 20, z + 10, leg, height, spec.body, 110, 420)],
  ]);
  return { parts: [...head, ...legs, frame, ...bedding(spec.design, x - 10, z, frameTop - 60)], mount: 'floor', focus };
}

export const BEDS: readonly Design[] = [bed, bed, bed, bed, bed, bed];
