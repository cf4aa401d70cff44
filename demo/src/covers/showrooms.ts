import { COMPANIONS, companion, OAK } from '../pictures/companions.ts';
import { type Cover, product, thing } from './cover.ts';

const { arches, bowl, fig, horizon, rug, snakePlant, vase } = COMPANIONS;

/** Two sofas and an armchair on show. */
const BUDAPEST: Cover = {
  wall: '#D9D2C2', floor: '#C9A57B', flooring: 'herringbone', wallZ: -1500, sunAt: [-500, 900, -500], windowScale: 1.8,
  products: [
    product('VAC-BEREK-3', [-1350, 0, -820]), product('VAC-SUBA-THREE-SEAT-SOFA', [1250, 0, -820]), product('VAC-CSERGE-ARMCHAIR', [-1750, 0, 660], 0.7),
    product('HAR-TISZTAS', [-420, 0, 520]), product('HAR-ARTER-COFFEE-TABLE-110-60', [1150, 0, 420]), product('DER-GEMESKUT', [2480, 0, -1080]), product('VAC-BARANY-POUF', [520, 0, 980]),
  ],
  companions: [
    thing(companion('rug', 1, [2600, 1800, 12], { material: 'wool', hex: '#E8DFCF' }, { material: 'wool', hex: '#C8B493' }), [1180, -4, 300]),
    thing(arches, [-1350, 1250, -1490]), thing(horizon, [1250, 1300, -1490]), thing(bowl, [-440, 356, 540]), thing(vase, [1000, 432, 400]), thing(fig, [-60, 0, -1150]),
  ],
  view: { look: [60, 820, -200], span: 6200, yaw: 0.12, pitch: 0.16 },
};

/** A dining table with chairs, a sideboard and a shelf on show. */
const GYOR: Cover = {
  wall: '#B9C0A8', floor: '#D8BE97', wallZ: -1400, sunAt: [400, 900, -300], windowScale: 1.6,
  products: [
    product('HAR-TANYA', [-350, 0, 0]), product('HAR-TANYA-SZEK', [-900, 0, -620]), product('HAR-TANYA-SZEK', [-350, 0, -620]), product('HAR-CITERA-DINING-CHAIR', [200, 0, -620]),
    product('HAR-CITERA-DINING-CHAIR', [-650, 0, 700], Math.PI), product('HAR-TANYA-SZEK', [-60, 0, 700], Math.PI), product('HOL-VASARFIA', [1750, 0, -1150]),
    product('HAR-ERKELY-LOUNGE-CHAIR', [1680, 0, 480], -0.8), product('SAR-SIRALY-WINE-JUG', [-300, 750, 30]),
  ],
  companions: [
    thing(rug, [1560, -4, 420]), thing(companion('shelf', 1, [800, 300, 1560], OAK, OAK), [-1950, 0, -1200]), thing(snakePlant, [-2150, 0, 200]),
    thing(bowl, [-640, 750, -20]), thing(vase, [1500, 760, -1150]), thing(horizon, [-350, 1450, -1390]),
  ],
  view: { look: [-80, 800, -150], span: 5400, yaw: -0.1, pitch: 0.2 },
};

/** Pictures of the showrooms, by the showroom's key. */
export const SHOWROOM_PICTURES: ReadonlyMap<string, Cover> = new Map([['budapest', BUDAPEST], ['gyor', GYOR]]);
