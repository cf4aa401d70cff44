import { COMPANIONS } from '../pictures/companions.ts';
import { AIRY, type Cover, fixture, product, thing } from './cover.ts';
import { coat } from '../pictures/props/cloths.ts';
import { windowIn } from '../pictures/props/openings.ts';

const { palm } = COMPANIONS;
const HUNG = 2;

const BATHROOM: Cover = {
  lighting: AIRY, wall: '#BFCFCD', floor: '#CFC9BD', flooring: 'tiles', wallTiles: { hex: '#EDEEE9', height: 1430 }, wallZ: -420, sunAt: [-100, 800, -200], windowScale: 1,
  products: [
    product('FEH-LAGYVIZ-SET-OF-TOWELS-50-100', [-170, 600, -414], 0, HUNG), product('FEH-LAGYVIZ-SET-OF-TOWELS-50-100', [360, 600, -414], 0, HUNG), product('ZSO-PALANK-SLATTED-LAUNDRY-HAMPER', [990, 0, -170]),
    product('FEH-MALOMAROK-BATH-MAT-60-90', [120, 0, 240], Math.PI / 2), product('HAR-CSUTKA-TURNED-SIDE-TABLE', [-560, 0, -100]), product('FEH-LOMBIK-SOAP-DISPENSER', [-690, 1240, -330]),
    product('FEH-LAGYVIZ-SET-OF-TOWELS-50-100', [-560, 450, -100], 0.1), product('HOL-KOTTA-WALL-RACK-50-CM', [990, 1560, -416]),
  ],
  companions: [thing(palm, [-1180, 0, -130])],
  fixtures: [fixture(windowIn({ width: 720, height: 760, columns: 1 }), [-830, 1240, -418]), fixture(coat({ material: 'terry', hex: '#EFE9DD' }, 900), [920, 1550, -390])],
  view: { look: [40, 800, -150], span: 2850, yaw: -0.1, pitch: 0.17 },
};

export const BATHROOM_COVERS: ReadonlyMap<string, Cover> = new Map([['bathroom-without-damp-towels', BATHROOM]]);
