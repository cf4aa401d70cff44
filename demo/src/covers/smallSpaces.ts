import { COMPANIONS } from '../pictures/companions.ts';
import { AIRY, type Cover, fixture, product, thing } from './cover.ts';
import { coat } from '../pictures/props/cloths.ts';
import { foldingRule } from '../pictures/props/handiwork.ts';
import { openDoor, sideWall, windowIn } from '../pictures/props/openings.ts';

const { basket, bowl, snakePlant, tallVase } = COMPANIONS;

const MEASURING: Cover = {
  lighting: AIRY, wall: '#EAE5DA', floor: '#CFC7B8', flooring: 'tiles', wallZ: -300, sunAt: [500, 500, 200], windowScale: 1.1,
  products: [product('HOL-GYALOGUT-SHOE-CABINET', [720, 0, -180]), product('REZ-TOSZEM', [720, 1260, -270]), product('HOL-GOMBSOR-WALL-RACK-50-CM', [1520, 1600, -296])],
  companions: [thing(bowl, [560, 1020, -170]), thing(basket, [1520, 0, -60])],
  fixtures: [fixture(openDoor(900, 2060, 1.95, { material: 'lacquer', hex: '#6B7F73' }), [-520, 0, -296]), fixture(foldingRule(960, -0.1), [135, 0, -120]), fixture(coat({ material: 'wool', hex: '#B88A4A' }, 900), [1410, 1590, -250])],
  view: { look: [190, 1050, -100], span: 3550, yaw: 0.1, pitch: 0.08 },
};

const HALLWAY: Cover = {
  wall: '#9FAD8F', floor: '#B58B63', flooring: 'herringbone', wallZ: -700, sunAt: [-200, 900, -500], windowScale: 0.9,
  products: [
    product('HOL-GOMBSOR-WALL-RACK-90-CM', [-60, 1640, -696]), product('HOL-KISPAD-SHOE-BENCH', [-60, 0, -500]), product('REZ-VANDOR-FULL-LENGTH-MIRROR-50-160', [872, 200, -60], -Math.PI / 2),
    product('DER-OKORSZEM-GLOBE-WALL-LAMP', [-740, 1620, -696]),
  ],
  companions: [thing(basket, [620, 0, -420]), thing(tallVase, [-700, 0, -480])],
  fixtures: [
    fixture(sideWall('right', 3600, '#A5B295'), [900, 0, -700]), fixture(sideWall('left', 3600, '#A5B295'), [-1050, 0, -700]),
    fixture(coat({ material: 'wool', hex: '#3C4A5C' }, 980), [-420, 1625, -680]), fixture(coat({ material: 'wool', hex: '#B88A4A' }, 880), [-240, 1625, -600]),
    fixture(coat({ material: 'wool', hex: '#7C3F30' }, 940), [-50, 1625, -675]), fixture(coat({ material: 'cotton', hex: '#CFC4AE' }, 840), [140, 1625, -600]), fixture(coat({ material: 'wool', hex: '#4E5A48' }, 1000), [310, 1625, -680]),
  ],
  view: { look: [-70, 950, -300], span: 2850, yaw: -0.1, pitch: 0.12, lens: 1.5 },
};

const MIRRORS: Cover = {
  wall: '#DFD0B5', floor: '#C9A57B', wallZ: -360, sunAt: [700, 800, -200], windowScale: 1,
  products: [product('REZ-TOSZEM', [700, 1060, -335]), product('HOL-KAVICS-SMALL-ROUNDED-SIDEBOARD', [560, 0, -130]), product('SAR-CSUPOR', [150, 780, -130]), product('ZSO-TEREBELY-RUBBER-PLANT-90-CM', [1470, 0, -120])],
  companions: [thing(bowl, [860, 780, -90]), thing(snakePlant, [-1180, 0, -100])],
  fixtures: [fixture(windowIn({ width: 1000, height: 1450, columns: 2, rows: 2 }), [-620, 760, -358])],
  view: { look: [200, 930, -200], span: 3050, yaw: 0.2, pitch: 0.1 },
};

export const SMALL_SPACES_COVERS: ReadonlyMap<string, Cover> = new Map([['measuring-before-you-buy', MEASURING], ['hallway-for-five-coats', HALLWAY], ['mirrors-and-light', MIRRORS]]);
