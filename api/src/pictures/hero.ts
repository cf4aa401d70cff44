import type { Image, Locale } from '@feszek/contract';
import { cameraFor, companion, drawRoomScene, pointsOf } from './room.ts';
import type { Furnishing } from './room.ts';
import { heroPictureKey } from './pictureKey.ts';
import type { PictureSpec } from './pictureSpec.ts';
import type { Raster } from './rendering/render.ts';

export const HERO_PICTURE = { width: 1600, height: 1120 } as const;

const OAK = { material: 'wood', hex: '#C99F6B' } as const;
const WALNUT = { material: 'wood', hex: '#7A4F33' } as const;
const LINEN = { material: 'fabric', hex: '#EFE6D6' } as const;
const PAPRIKA = { material: 'ceramic', hex: '#B3512F' } as const;
const SAGE = { material: 'ceramic', hex: '#8E9C82' } as const;

/** The sofa of the front page, in the shop's own green. */
export const HERO_SPEC: PictureSpec = companion('sofa', 1, [2180, 940, 800], { material: 'fabric', hex: '#3F6B55' }, OAK);

function furnishings(sofa: PictureSpec): readonly Furnishing[] {
  return [
    { spec: companion('mirror', 1, [760, 30, 760], WALNUT, WALNUT), at: [-350, 1150, -1140] },
    { spec: companion('rug', 1, [3300, 2200, 10], { material: 'wool', hex: '#E8DFCF' }, { material: 'wool', hex: '#C8B493' }), at: [150, -8, 500] },
    { spec: companion('floor-lamp', 1, [460, 460, 1620], LINEN, OAK), at: [-1560, 0, -640] },
    { spec: companion('shelf', 1, [800, 300, 1500], OAK, OAK), at: [1820, 0, -880] },
    { spec: sofa, at: [0, 0, -420] },
    { spec: companion('coffee-table', 2, [820, 820, 330], OAK, OAK), at: [120, 0, 640] },
    { spec: companion('vase', 3, [170, 170, 330], SAGE, SAGE), at: [0, 330, 560] },
    { spec: companion('bowl', 1, [250, 250, 90], PAPRIKA, PAPRIKA), at: [290, 330, 700] },
    { spec: companion('armchair', 2, [720, 780, 790], LINEN, WALNUT), at: [1640, 0, 560], turn: -0.7 },
  ];
}

/** The scene of the front page: a living room in the morning. */
export function drawHero(sofa: PictureSpec, width: number): Raster {
  const things = furnishings(sofa);
  const camera = cameraFor(things.flatMap(pointsOf), HERO_PICTURE, { yaw: 0.14, pitch: 0.17, fill: 0.96, low: 0.93 });
  return drawRoomScene({ wall: '#E4DCCB', floor: '#C9A57B', wallZ: -1160, things, sunAt: [-200, 500, -400] }, camera, HERO_PICTURE, width);
}

/** The front page's picture on the wire. */
export function heroImage(locale: Locale): Image {
  const alt = { hu: 'Nappali zöld kanapéval, kerek tükörrel és állólámpával', en: 'A living room with a green sofa, a round mirror and a floor lamp' };
  return { path: `/images/${heroPictureKey(HERO_SPEC)}`, alt: alt[locale], ...HERO_PICTURE };
}
