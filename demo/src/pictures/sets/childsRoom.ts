import { type Arrange, bounds, place } from '../arrangement.ts';
import { companion, LINEN, WALL_PRINTS } from '../companions.ts';
import { modelFrom } from '../props/model.ts';
import { block } from '../rendering/block.ts';
import { disc, lathe } from '../rendering/lathe.ts';
import { gridOf, gridTriangles } from '../rendering/mesh.ts';
import { type Part, partOf } from '../rendering/part.ts';
import { smoothCurve, tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { Surface } from '../pictureSpec.ts';

const PALE: Surface = { material: 'wood', hex: '#DDC49C' };
const LOW_SHELF = companion('shelf', 4, [1160, 320, 800], PALE, PALE);
const ROUND_RUG = companion('rug', 4, [1500, 1500, 12], { material: 'wool', hex: '#E8DFCF' }, { material: 'wool', hex: '#BFA58E' });
const POUF = companion('pouf', 1, [460, 460, 380], { material: 'boucle', hex: '#E9E1D2' }, LINEN);
const COLORS = ['#CB9A45', '#8EA1AA', '#BC6F4F', '#A3AE95', '#D6B3A4'] as const;

function painted(index: number): Surface {
  return { material: 'lacquer', hex: COLORS[index % COLORS.length] ?? COLORS[0] };
}

/** A string of pennants on the wall, between two points at one height. */
function pennants(from: number, to: number, y: number, z: number): readonly Part[] {
  const count = 7;
  const sag = (share: number): number => y - 130 * Math.sin(Math.PI * share);
  const cord = tube(smoothCurve(Array.from({ length: 9 }, (_, index): Vec3 => [from + ((to - from) * index) / 8, sag(index / 8), z])), 2.5, { material: 'cotton', hex: '#EDE4D3' });
  const flags = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const x = from + (to - from) * share;
    const rows = gridOf(2, 4, (u, v): Vec3 => [x + (u - 0.5) * 130 * (1 - v), sag(share) - v * 170, z + 4 + Math.sin(v * 2 + index) * 6]);
    return partOf(gridTriangles(rows.map((row) => row.toReversed())), { surface: { material: 'cotton', hex: COLORS[index % COLORS.length] ?? COLORS[0] }, isThin: true });
  });
  return [cord, ...flags];
}

/** Wooden blocks and a stacking toy on the floor. */
function toys(x: number, z: number): readonly Part[] {
  return [
    ...[0, 1, 2].map((index) => block([x + index * 74, 0, z - index * 26], [x + 60 + index * 74, 60, z + 60 - index * 26], painted(index), { bevel: 5 })),
    block([x + 38, 60, z - 12], [x + 98, 120, z + 48], painted(3), { bevel: 5 }),
    ...[0, 1, 2, 3].map((index) => disc([x + 330, index * 30, z + 40], 62 - index * 11, 30, painted(index))),
    lathe([[0, 120], [18, 126], [20, 144], [0, 160]], painted(4), { at: [x + 330, 0, z + 40], segments: 28 }),
  ];
}

/** A child's room: a low shelf, pennants, and toys on a round rug. */
export const childsRoom: Arrange = (spec, pick) => {
  const { width, depth, height } = spec.size;
  const isOnWall = spec.kind === 'wall-shelf';
  const isOnShelf = !isOnWall && height < 170;
  const wallZ = -420;
  const main = place(spec, isOnWall ? [0, 980, wallZ + 6] : isOnShelf ? [-60, 800, -250] : [0, 0, Math.max(120, depth / 2)]);
  const shelfAt = isOnWall || isOnShelf ? ([0, 0, -250] as const) : ([-width / 2 - 420, 0, -250] as const);
  const fixtures = [{ model: modelFrom([...pennants(-760, 820, isOnWall ? 1830 : 1560, wallZ + 12), ...toys(isOnWall || isOnShelf ? 210 : width / 2 + 90, 330)]), at: [0, 0, 0] as const }];
  const around = isOnShelf ? bounds(spec, Math.max(520, width * 1.5), 80, 420, [0, 640, -240]) : isOnWall ? bounds(spec, 700, 60, 1000, [60, 640, wallZ + 20]) : bounds(spec, width + 520, 60, 760, [30, 0, 0]);
  return {
    things: [place(ROUND_RUG, [160, -6, 520]), place(LOW_SHELF, shelfAt), place(POUF, [width / 2 + 560, 0, -90]), ...(isOnWall ? [] : [place(pick(WALL_PRINTS), [pick([-260, 240]), 960, wallZ + 10])]), main],
    seen: [main, around], wallZ, pitch: 0.22, fill: 0.92,
    room: { wall: pick(['#DCE3DD', '#EBDCCB', '#DDE2E6']), floor: '#D8BE97', flooring: 'boards', fixtures },
  };
};
