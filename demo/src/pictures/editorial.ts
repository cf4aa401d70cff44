import { BRASS, CHALK, CLAY, COMPANIONS, LEAF, OAK, WALNUT, WOOL, companion } from './companions.ts';
import type { PictureSpec } from './pictureSpec.ts';
import type { Raster } from './rendering/render.ts';
import type { Vec3 } from './rendering/vector.ts';
import { cameraFor, drawRoomScene, pointsOf } from './room.ts';
import type { Furnishing, Room } from './room.ts';

/** Pictures of articles are landscapes, 3:2. */
const EDITORIAL_PICTURE = { width: 1500, height: 1000 } as const;

export const EDITORIAL_SUBJECTS = ['long-table', 'slow-bedroom', 'home-office', 'green-corner', 'small-hall', 'wool-and-linen'] as const;
/** The subjects of articles. */
export type EditorialSubject = (typeof EDITORIAL_SUBJECTS)[number];

const { rug, stripedRug, sideTable, chair, caneChair, armchair, sideboard, floorLamp, tableLamp, pendant, vase, tallVase, gourd, bowl, jug, fig, palm, snakePlant, smallPlant, roundMirror, arches, leafPrint, horizon, basket, cushion } = COMPANIONS;

function at(spec: PictureSpec, where: Vec3, turn = 0): Furnishing {
  return { spec, at: where, turn };
}

interface Editorial extends Omit<Room, 'things'> {
  readonly things: readonly Furnishing[];
  readonly pitch?: number;
}

const PLATE = companion('plate', 2, [270, 270, 24], CHALK, CLAY);
const LONG_TABLE = companion('dining-table', 5, [2400, 950, 740], OAK, OAK);
const BED = companion('bed', 4, [1700, 2120, 1020], { material: 'cane', hex: '#D2AE78' }, WALNUT);

const EDITORIALS: Readonly<Record<EditorialSubject, Editorial>> = {
  'long-table': {
    wall: '#D9D4C4', floor: '#B58B63', flooring: 'herringbone', wallZ: -1500, sunAt: [-300, 700, 0], pitch: 0.22,
    things: [
      ...[-800, 0, 800].map((x) => at(chair, [x, 0, -640])),
      at(arches, [-700, 1200, -1490]), at(horizon, [100, 1200, -1490]),
      ...[-600, 600].map((x) => at(pendant, [x, 1540, 0])),
      at(LONG_TABLE, [0, 0, 0]), at(jug, [-260, 740, -60]), at(vase, [60, 740, -120]), at(bowl, [420, 740, 0]),
      ...[-860, -200, 760].map((x) => at(PLATE, [x, 740, 300])),
      at(caneChair, [-1560, 0, 0], Math.PI / 2), at(fig, [1750, 0, -900]),
    ],
  },
  'slow-bedroom': {
    wall: '#D5DCD2', floor: '#D8BE97', wallZ: -1120, sunAt: [-200, 500, 100], pitch: 0.24,
    things: [at(rug, [0, -8, 700]), at(leafPrint, [-420, 1300, -1110]), at(arches, [330, 1240, -1110]), at(sideTable, [1180, 0, -760]), at(tableLamp, [1180, 520, -760]), at(sideTable, [-1180, 0, -760]), at(smallPlant, [-1180, 520, -760]), at(BED, [0, 0, 0]), at(cushion, [-260, 400, -420], 0.1), at(basket, [-1500, 0, 500]), at(palm, [1750, 0, -600])],
  },
  'home-office': {
    wall: '#E3D9CC', floor: '#C9A57B', wallZ: -620, sunAt: [200, 800, -300],
    things: [at(horizon, [-260, 1250, -610]), at(leafPrint, [480, 1300, -610]), at(companion('desk', 2, [1600, 720, 740], OAK, { material: 'metal', hex: '#2E2B28' }), [0, 0, -240]), at(tableLamp, [-620, 740, -300]), at(companion('organiser', 1, [260, 150, 120], { material: 'wood', hex: '#84583A' }, OAK), [480, 740, -300]), at(gourd, [180, 740, -330]), at(companion('office-chair', 1, [640, 640, 900], { material: 'fabric', hex: '#5F7A66' }, { material: 'metal', hex: '#A7A8A8' }), [120, 0, 460], Math.PI - 0.6), at(snakePlant, [1180, 0, -260]), at(companion('shelf', 4, [800, 320, 1560], OAK, OAK), [-1500, 0, -420])],
  },
  'green-corner': {
    wall: '#E6DCCB', floor: '#B58B63', flooring: 'herringbone', wallZ: -760, sunAt: [0, 700, -200],
    things: [at(stripedRug, [200, -8, 400]), at(fig, [-1100, 0, -300]), at(palm, [1050, 0, -360]), at(snakePlant, [-620, 0, 60]), at(companion('plant', 5, [520, 520, 1100], CLAY, LEAF), [1650, 0, 120]), at(companion('plant-pot', 2, [300, 300, 340], CHALK, OAK), [-1500, 0, 260]), at(armchair, [180, 0, -60], -0.2), at(sideTable, [820, 0, 200]), at(vase, [820, 520, 200])],
  },
  'small-hall': {
    wall: '#CFD6CB', floor: '#CFC7B8', flooring: 'tiles', wallZ: -260, sunAt: [-100, 900, -100],
    things: [at(companion('coat-rack', 2, [900, 110, 160], OAK, BRASS), [-700, 1560, -250]), at(roundMirror, [560, 1150, -240]), at(companion('shoe-cabinet', 2, [1000, 360, 500], { material: 'fabric', hex: '#B9765A' }, OAK), [-700, 0, -60]), at(companion('sideboard', 4, [1200, 380, 760], OAK, OAK), [620, 0, -50]), at(tableLamp, [220, 760, -50]), at(bowl, [820, 760, -20]), at(basket, [-1520, 0, 60]), at(snakePlant, [1540, 0, -20])],
  },
  'wool-and-linen': {
    wall: '#E2CFC0', floor: '#C9A57B', wallZ: -700, sunAt: [0, 600, 0],
    things: [at(companion('rug', 5, [2900, 2000, 14], WOOL, { material: 'wool', hex: '#A8694D' }), [0, -8, 400]), at(arches, [-500, 1240, -690]), at(floorLamp, [-1350, 0, -360]), at(companion('sofa', 4, [2000, 900, 800], { material: 'wool', hex: '#8EA1AA' }, WALNUT), [0, 0, -140]), at(cushion, [-560, 440, -140], 0.1), at({ ...cushion, design: 4 }, [520, 440, -140], -0.1), at(companion('pouf', 1, [560, 560, 400], { material: 'boucle', hex: '#E6DCCB' }, OAK), [640, 0, 820]), at(companion('throw', 3, [1300, 1800, 10], WOOL, { material: 'wool', hex: '#5F7A66' }), [640, 412, 820], 0.3), at(sideboard, [1900, 0, -480], -0.2), at(tallVase, [1800, 722, -460])],
  },
};

/** A room for the subject of an article. */
export function drawEditorial(subject: EditorialSubject, width: number): Raster {
  const { pitch = 0.16, ...room } = EDITORIALS[subject];
  const camera = cameraFor(room.things.flatMap(pointsOf), EDITORIAL_PICTURE, { yaw: 0.12, pitch, fill: 1.02, low: 0.95 });
  return drawRoomScene({ windowScale: 1.4, ...room }, camera, EDITORIAL_PICTURE, width);
}
