import { PRODUCT_PICTURE } from './cutout.ts';
import { KINDS } from './kinds.ts';
import type { PictureSpec } from './pictureSpec.ts';
import type { Raster } from './rendering/render.ts';
import { cameraFor, companion, drawRoomScene, pointsOf, roomColors } from './room.ts';
import type { Furnishing } from './room.ts';

const OAK = { material: 'wood', hex: '#C99F6B' } as const;
const BLACK = { material: 'metal', hex: '#2E2B28' } as const;
const LINEN = { material: 'fabric', hex: '#EFE6D6' } as const;
const CLAY = { material: 'ceramic', hex: '#B87B5C' } as const;
const SAGE = { material: 'ceramic', hex: '#8E9C82' } as const;

const RUG = companion('rug', 1, [2600, 1700, 10], { material: 'wool', hex: '#E5DCCB' }, { material: 'wool', hex: '#C9B79A' });
const SIDE_TABLE = companion('nightstand', 3, [420, 420, 520], OAK, OAK);
const LOW_BOARD = companion('sideboard', 1, [1500, 420, 720], OAK, OAK);
const DINING = companion('dining-table', 1, [1600, 850, 740], OAK, OAK);
const LAMP = companion('floor-lamp', 1, [440, 440, 1560], LINEN, OAK);
const VASE = companion('vase', 1, [200, 200, 280], CLAY, CLAY);
const TALL_VASE = companion('vase', 3, [170, 170, 340], SAGE, SAGE);
const ROUND_MIRROR = companion('mirror', 1, [640, 30, 640], BLACK, BLACK);

/** The product and its companions, back to front; the product is the first of the camera's interests. */
function furnish(spec: PictureSpec): { things: readonly Furnishing[]; seen: readonly Furnishing[]; wallZ: number } {
  const { width, depth, height } = spec.size;
  const main: Furnishing = { spec, at: [0, 0, 0] };
  const behind = -depth / 2 - 500;
  switch (KINDS[spec.kind].setting) {
    case 'standing': {
      const rug: Furnishing = { spec: RUG, at: [0, -8, 200] };
      const lamp: Furnishing = { spec: LAMP, at: [-width / 2 - 320, 0, behind + 330] };
      const table: Furnishing = { spec: SIDE_TABLE, at: [width / 2 + 380, 0, -depth / 2 + 120] };
      const vase: Furnishing = { spec: VASE, at: [width / 2 + 380, 520, -depth / 2 + 120] };
      const big = width > 1000;
      return { things: [...(big ? [rug] : []), lamp, table, vase, main], seen: big ? [main, table] : [main, lamp, table], wallZ: behind };
    }
    case 'upright': {
      const vase: Furnishing = height < 1000 ? { spec: TALL_VASE, at: [-width * 0.28, height, 0] } : { spec: VASE, at: [width / 2 + 360, 0, 120] };
      const mirror: Furnishing = { spec: ROUND_MIRROR, at: [width * 0.12, height + 260, -depth / 2 - 20] };
      const table: Furnishing = { spec: SIDE_TABLE, at: [-width / 2 - 420, 0, 60] };
      return { things: [...(height < 1000 ? [mirror] : [table]), main, vase], seen: height < 1000 ? [main, mirror] : [main, table], wallZ: -depth / 2 - 30 };
    }
    case 'on-table': {
      const base: Furnishing = { spec: LOW_BOARD, at: [0, 0, 0] };
      const raised: Furnishing = { spec, at: [0, 722, 0] };
      const vase: Furnishing = { spec: spec.kind === 'vase' ? companion('bowl', 1, [260, 260, 90], SAGE, SAGE) : TALL_VASE, at: [-Math.max(260, width * 0.7), 722, -40] };
      return { things: [base, vase, raised], seen: [raised, vase, { spec: VASE, at: [width * 0.6, 480, 0] }], wallZ: -260 };
    }
    case 'lying': {
      const sofa: Furnishing = { spec: companion('armchair', 2, [700, 760, 780], LINEN, OAK), at: [width * 0.12, 10, -depth * 0.3], turn: 0.2 };
      return { things: [main, sofa], seen: [main], wallZ: -depth / 2 - 700 };
    }
    case 'hanging': {
      const table: Furnishing = { spec: DINING, at: [0, 0, 0] };
      const lamp: Furnishing = { spec, at: [0, 1450, 0] };
      return { things: [table, { spec: VASE, at: [260, 740, 40] }, lamp], seen: [lamp, { spec: DINING, at: [0, 0, 0] }], wallZ: -1000 };
    }
    case 'on-wall': {
      const hung: Furnishing = { spec, at: [0, height > 1300 ? 120 : 860, -230] };
      return { things: [hung, ...(height > 1300 ? [] : [{ spec: LOW_BOARD, at: [0, 0, 0] } as const, { spec: TALL_VASE, at: [-420, 722, 0] } as const])], seen: [hung, { spec: LOW_BOARD, at: [0, 0, 0] }], wallZ: -250 };
    }
  }
}

/** The product in a room. */
export function drawProductRoom(spec: PictureSpec, width: number): Raster {
  const { things, seen, wallZ } = furnish(spec);
  const camera = cameraFor(seen.flatMap(pointsOf), PRODUCT_PICTURE, { yaw: 0.32, pitch: KINDS[spec.kind].setting === 'lying' ? 0.5 : 0.16, fill: 0.84, low: 0.86 });
  const [main] = seen;
  const sunAt = main ? ([main.at[0], main.at[1] + spec.size.height * 0.5, main.at[2]] as const) : ([0, 0, 0] as const);
  return drawRoomScene({ ...roomColors(JSON.stringify(spec)), wallZ, things, sunAt }, camera, PRODUCT_PICTURE, width);
}
