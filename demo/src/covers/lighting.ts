import { COMPANIONS, companion } from '../pictures/companions.ts';
import { type Cover, fixture, product, thing } from './cover.ts';
import { bookRow } from '../pictures/props/handiwork.ts';
import { DUSK, windowIn } from '../pictures/props/openings.ts';

const { bowl, chair, cushion, horizon, snakePlant } = COMPANIONS;

const SMALL_FLAT: Cover = {
  wall: '#D8C3A0', floor: '#A97F58', wallZ: -700, sunAt: [0, -4000, 0],
  products: [
    product('DER-OKORNYAL-PAPER-GLOBE-45-CM', [-1080, 1420, 60]), product('HAR-BODZA-ROUND-DINING-TABLE-90', [-1080, 0, 60]), product('VAC-FECSKE-2', [640, 0, -270]),
    product('DER-LIBEGO-SWING-ARM-WALL-LAMP', [1260, 1150, -696]), product('HOL-KEZIRAT-LOW-BOOKCASE', [2020, 0, -500]), product('DER-PILLE-PORTABLE-LAMP', [1780, 860, -480]),
  ],
  companions: [thing(chair, [-1080, 0, -560]), thing(chair, [-1730, 0, 160], Math.PI / 2 + 0.15), thing(bowl, [-1000, 750, 80]), thing(cushion, [330, 446, -320], 0.1), thing(horizon, [560, 1200, -690]), thing(companion('rug', 1, [1900, 1300, 12], { material: 'wool', hex: '#E8DFCF' }, { material: 'wool', hex: '#C8B493' }), [640, -4, 520])],
  fixtures: [fixture(windowIn({ width: 900, height: 1350, outlook: DUSK }), [-420, 850, -698]), fixture(bookRow(380, 240, 4), [2000, 860, -430])],
  lighting: { daylight: 0.26, lamps: [{ at: [-1080, 1640, 60], strength: 1.1 }, { at: [1280, 1240, -290], strength: 0.45, isDownward: true }, { at: [1780, 1080, -480], strength: 0.22 }] },
  view: { look: [180, 960, -250], span: 4500, yaw: 0.1, pitch: 0.12 },
};

const LIGHT_COLOUR: Cover = {
  wall: '#B4714F', floor: '#8F6A48', flooring: 'herringbone', wallZ: -900, sunAt: [0, -4000, 0],
  products: [
    product('VAC-BEREK-3', [-620, 0, -400]), product('DER-NADSZAL-READING-LAMP', [-1960, 0, -280]), product('HOL-VASARFIA', [1560, 0, -660]), product('SAR-CSUPOR', [1180, 760, -650]),
    product('DER-HOLDTOLTE', [-620, 1640, 300]), product('HAR-TISZTAS', [-620, 0, 620]),
  ],
  companions: [thing(cushion, [-1200, 444, -540], 0.1), thing(snakePlant, [2120, 760, -660]), thing(bowl, [1700, 760, -640]), thing(COMPANIONS.rug, [-620, -4, 460])],
  fixtures: [fixture(windowIn({ width: 1000, height: 1350, outlook: DUSK }), [330, 880, -898])],
  lighting: { daylight: 0.24, lamps: [{ at: [-620, 2010, 300], strength: 1.5 }, { at: [1180, 1150, -640], strength: 0.5 }, { at: [-1870, 1180, -280], strength: 0.6, isDownward: true }] },
  view: { look: [60, 1010, -250], span: 4700, yaw: -0.14, pitch: 0.11 },
};

export const LIGHTING_COVERS: ReadonlyMap<string, Cover> = new Map([['small-flat-lighting', SMALL_FLAT], ['light-colour-and-brightness', LIGHT_COLOUR]]);
