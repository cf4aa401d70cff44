import { type Arrange, bounds, place } from '../arrangement.ts';
import { CLAY, companion, COMPANIONS, LEAF, OAK } from '../companions.ts';
import { modelFrom } from '../props/model.ts';
import { windowIn } from '../props/openings.ts';
import { block } from '../rendering/block.ts';
import type { Part } from '../rendering/part.ts';
import type { Surface } from '../pictureSpec.ts';

const { palm } = COMPANIONS;
const BENCH = companion('bench', 3, [1150, 380, 430], { material: 'wood', hex: '#B48E62' }, { material: 'metal', hex: '#3A3835' });
const WHITEWASH: Surface = { material: 'lacquer', hex: '#F0EADF' };

/** Beams of a pergola with a climbing line of laths, before the wall of the house. */
function pergola(wallZ: number): readonly Part[] {
  return [
    ...[-1500, 1500].map((x) => block([x - 45, 0, 260], [x + 45, 2300, 350], WHITEWASH, { grain: 'y', bevel: 5 })),
    ...[-1500, -900, -300, 300, 900, 1500].map((x) => block([x - 30, 2300, wallZ], [x + 30, 2400, 420], WHITEWASH, { grain: 'z', bevel: 4 })),
  ];
}

/** A low wall of the terrace with a wooden cap, behind which the garden begins. */
function parapet(x: number): readonly Part[] {
  return [block([x, 0, -420], [x + 140, 520, 900], { material: 'stone', hex: '#D9D0BF' }, { bevel: 8 }), block([x - 20, 520, -420], [x + 160, 556, 910], OAK, { grain: 'z', bevel: 6 })];
}

/** A terrace of wide planks before the whitewashed wall of a house. */
export const terrace: Arrange = (spec, pick) => {
  const { width, height } = spec.size;
  const main = place(spec, [0, spec.kind === 'candle-holder' ? 430 : 0, 0], 0.1);
  const wallZ = -560;
  const benchAt = spec.kind === 'candle-holder' ? ([0, 0, 0] as const) : ([-width / 2 - 780, 0, -220] as const);
  // Another pot beside the product, never larger than it.
  const wide = Math.min(280, Math.max(120, width * 0.8));
  const beside = width / 2 + wide * 1.1 + 40;
  const pot = companion('plant', 3, [wide, wide, wide * 2.1], CLAY, LEAF);
  const pots = [place(pot, [beside, 0, -180]), place(palm, [width / 2 + 1000, 0, -160])];
  const fixtures = [
    { model: modelFrom([...pergola(wallZ), ...parapet(width / 2 + 1250)]), at: [0, 0, 0] as const },
    { model: windowIn({ width: 900, height: 1250, sill: 90 }), at: [-width / 2 - 640, 760, wallZ + 4] as const },
  ];
  const around = spec.kind === 'candle-holder' ? bounds(spec, width + 560, 60, 640, [0, 100, 0]) : bounds(spec, width * 2.2 + 60, 60, Math.max(height * 1.5, 320), [width * 0.4, 0, -100]);
  return {
    things: [place(BENCH, benchAt), ...pots, main], seen: [main, around], wallZ, pitch: 0.2, fill: 0.92,
    room: { wall: pick(['#EFE8DB', '#EADFCD', '#E6E4DA']), floor: '#A99C89', flooring: 'boards', hasSkirting: false, lighting: { daylight: 1.22, lamps: [] }, fixtures },
  };
};
