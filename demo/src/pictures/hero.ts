import { COMPANIONS, LINEN, OAK, WALNUT, WOOL, WOOL_EDGE, companion } from './companions.ts';
import { cameraFor, drawRoomScene, pointsOf } from './room.ts';
import type { Furnishing } from './room.ts';
import type { Raster } from './rendering/raster.ts';

const HERO_PICTURE = { width: 1600, height: 1120 } as const;

const PAPRIKA = { material: 'ceramic', hex: '#B3512F' } as const;

/** The living room of the front page, around a sofa in the shop's green. */
const FURNISHINGS: readonly Furnishing[] = [
  { spec: COMPANIONS.roundMirror, at: [-560, 1130, -1140] },
  { spec: COMPANIONS.arches, at: [420, 1130, -1140] },
  { spec: companion('rug', 1, [3300, 2200, 14], WOOL, WOOL_EDGE), at: [150, -8, 500] },
  { spec: COMPANIONS.floorLamp, at: [-1560, 0, -640] },
  { spec: companion('shelf', 1, [800, 300, 1560], OAK, OAK), at: [1900, 0, -900] },
  { spec: COMPANIONS.fig, at: [1420, 0, -860] },
  { spec: companion('sofa', 1, [2180, 940, 800], { material: 'fabric', hex: '#3F6B55' }, OAK), at: [0, 0, -420] },
  { spec: companion('cushion', 2, [440, 140, 440], { material: 'fabric', hex: '#E6DCCB' }, { material: 'fabric', hex: '#A8694D' }), at: [-660, 430, -420], turn: 0.1 },
  { spec: COMPANIONS.coffeeTable, at: [120, 0, 640] },
  { spec: COMPANIONS.tallVase, at: [0, 330, 560] },
  { spec: companion('bowl', 1, [250, 250, 90], PAPRIKA, PAPRIKA), at: [290, 330, 700] },
  { spec: companion('armchair', 2, [720, 780, 800], LINEN, WALNUT), at: [1640, 0, 560], turn: -0.7 },
];

/** The scene of the front page: a living room in the morning. */
export function drawHero(width: number): Raster {
  const camera = cameraFor(FURNISHINGS.flatMap(pointsOf), HERO_PICTURE, { yaw: 0.14, pitch: 0.17, fill: 0.98, low: 0.95 });
  return drawRoomScene({ wall: '#E4DCCB', floor: '#C9A57B', wallZ: -1160, things: FURNISHINGS, sunAt: [-200, 700, -500], windowScale: 1.5 }, camera, HERO_PICTURE, width);
}

/** The alternative text of the front page's picture. */
export const HERO_ALT = { hu: 'Nappali zöld kanapéval, kerek tükörrel és állólámpával', en: 'A living room with a green sofa, a round mirror and a floor lamp' } as const;
