import { type Arrange, bounds, place } from '../arrangement.ts';
import { COMPANIONS, companion, WALL_PRINTS } from '../companions.ts';
import { coat } from '../props/cloths.ts';
import { modelFrom } from '../props/model.ts';
import { block } from '../rendering/block.ts';
import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { Surface } from '../pictureSpec.ts';

const { roundMirror, basket, snakePlant } = COMPANIONS;
const RUNNER = companion('rug', 2, [700, 1900, 10], { material: 'wool', hex: '#8E9C82' }, { material: 'wool', hex: '#E8DFCF' });

/** A front door with panels, closed in its frame; the middle of its sill is at the origin. */
function frontDoor(hex: string): readonly Part[] {
  const leaf: Surface = { material: 'lacquer', hex };
  const frame: Surface = { material: 'lacquer', hex: '#F1ECE2' };
  return [
    ...[-1, 1].map((side) => block([side * 490 - 50, 0, -10], [side * 490 + 50, 2130, 34], frame, { grain: 'y' })),
    block([-540, 2080, -10], [540, 2180, 34], frame, { grain: 'x' }),
    block([-440, 6, -6], [440, 2080, 16], leaf, { grain: 'y' }),
    ...[[130, 760], [880, 1940]].flatMap(([low = 0, high = 0]) => [-1, 1].map((side) => block([side * 205 - 155, low, 16], [side * 205 + 155, high, 26], leaf, { grain: 'y', bevel: 9 }))),
    rod([-370, 1020, 20], [-370, 1020, 70], 11, 11, { material: 'brass', hex: '#B08D57' }),
    rod([-370, 1020, 66], [-250, 1020, 66], 10, 10, { material: 'brass', hex: '#B08D57' }),
  ];
}

/** A hallway: tiled floor, a runner, and the front door beside the product. */
export const hallway: Arrange = (spec, pick) => {
  const { width, depth, height } = spec.size;
  const isHung = spec.kind === 'mirror' || (spec.kind === 'coat-rack' && spec.design === 2);
  const isTall = height > 1300;
  const wallZ = isHung ? -40 : -depth / 2 - 40;
  const main = place(spec, isHung ? [0, isTall ? 20 : spec.kind === 'mirror' ? Math.max(900, 1560 - height / 2) : 1560, wallZ + 14] : [0, 0, 0]);
  const doorAt = width / 2 + 760;
  const low = isHung ? [place(basket, [-width / 2 - 130, 0, 200])] : [place(snakePlant, [-width / 2 - 330, 0, 60])];
  const above = !isHung && height < 1300 ? [place(pick([roundMirror, pick(WALL_PRINTS)]), [-width * 0.06, height + 260, wallZ + 14])] : [];
  const hasCoats = spec.kind === 'coat-rack' && spec.design !== 1;
  const hook = isHung ? 1560 + height * 0.3 : height - 60;
  const coats = hasCoats ? [{ model: coat({ material: 'wool', hex: pick(['#8A6A4F', '#4F5D52', '#A98F73']) }, 880), at: [-width * 0.34, hook, isHung ? wallZ + 20 : -70] as const }] : [];
  const fixtures = [{ model: modelFrom(frontDoor(pick(['#4F6A5C', '#7A4F42', '#3F4E5C']))), at: [doorAt, 0, wallZ] as const }, ...coats];
  const around = bounds(spec, 260, 60, isHung ? 1750 : Math.max(1500, height), [width / 2 + 240, isHung ? 240 : 0, wallZ + 60]);
  return {
    things: [place(RUNNER, [width / 2 + 420, -4, 900], 0), ...low, ...above, main], seen: [main, ...above, around], wallZ, fill: 0.92, yaw: 0.2,
    room: { wall: pick(['#DFE1D6', '#E8DCCB', '#D9DDDD']), floor: pick(['#C7BCA8', '#BFC3BB']), flooring: 'tiles', fixtures },
  };
};
