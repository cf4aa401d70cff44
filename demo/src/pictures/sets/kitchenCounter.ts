import { type Arrange, bounds, place } from '../arrangement.ts';
import { BLACK, BRASS, COMPANIONS, OAK } from '../companions.ts';
import { modelFrom } from '../props/model.ts';
import { block } from '../rendering/block.ts';
import { lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { Surface } from '../pictureSpec.ts';

const { jug, bowl, smallPlant, mug } = COMPANIONS;
const TOP = 900;
const LEMON: Surface = { material: 'wax', hex: '#DDBB4A' };

/** Cupboards with a thick worktop of oak; the wall is at the back edge. */
function counter(front: string): readonly Part[] {
  const fronts: Surface = { material: 'lacquer', hex: front };
  return [
    block([-1500, 0, -260], [1500, 90, 240], { material: 'lacquer', hex: '#4A463F' }),
    block([-1500, 90, -300], [1500, TOP - 44, 276], fronts),
    ...[-1200, -600, 0, 600].flatMap((x) => [block([x + 4, 96, 276], [x + 596, TOP - 52, 298], fronts, { bevel: 4 }), rod([x + 230, TOP - 120, 312], [x + 370, TOP - 120, 312], 7, 7, BRASS)]),
    block([-1500, TOP - 44, -310], [1500, TOP, 320], OAK, { grain: 'x', bevel: 6 }),
  ];
}

/** A shelf and a rail with a cloth above the worktop. */
function wallShelf(): readonly Part[] {
  return [
    block([-900, TOP + 560, -310], [900, TOP + 590, -90], OAK, { grain: 'x', bevel: 4 }),
    ...[-700, 700].map((x) => rod([x, TOP + 430, -306], [x, TOP + 560, -130], 7, 7, BLACK)),
    ...[-470, -330, -190].map((x, index) => lathe(smoothProfile([[44, 0], [60, 12], [58, 96], [50, 118], [50, 126]]), { material: 'ceramic', hex: ['#E6DFD0', '#B87B5C', '#8E9C82'][index] ?? '#E6DFD0' }, { at: [x, TOP + 590, -200], isThin: true, segments: 36 })),
  ];
}

/** Three lemons, of which one is cut. */
function lemons(x: number): readonly Part[] {
  const one = (at: readonly [number, number]): Part => lathe(smoothProfile([[2, 2], [22, 10], [29, 29], [22, 48], [6, 58], [2, 61]]), LEMON, { at: [at[0], TOP, at[1]], segments: 28 });
  return [one([x, 120]), one([x + 64, 90]), one([x + 38, 150])];
}

/** A kitchen counter with a tiled wall behind it. */
export const kitchenCounter: Arrange = (spec, pick) => {
  const { width, depth, height } = spec.size;
  const main = place(spec, [0, TOP, 60], spec.kind === 'pot' || spec.kind === 'pan' ? -0.3 : 0);
  const left = -width / 2 - 170;
  const right = width / 2 + 150;
  // No second thing of the product's own kind.
  const behind = place(spec.kind === 'jug' || spec.kind === 'carafe' ? smallPlant : pick([jug, smallPlant]), [left, TOP, -90]);
  const beside = place(spec.kind === 'mug' ? bowl : pick([bowl, mug]), [right, TOP, -60]);
  const fixtures = [{ model: modelFrom([...counter(pick(['#7E8C78', '#E4DCCD', '#5C6B73'])), ...wallShelf(), ...lemons(left + 10)]), at: [0, 0, 0] as const }];
  const around = bounds(spec, Math.max(520, width * 1.5), depth, Math.max(330, height * 1.45), [0, TOP - 130, 40]);
  return {
    things: [behind, beside, main], seen: [main, around], wallZ: -312, pitch: 0.26, fill: 0.9,
    room: { wall: '#E9E3D7', floor: '#C9A57B', wallTiles: { hex: pick(['#F1EEE6', '#DCE3DB', '#EADFD0']), height: TOP + 620 }, fixtures },
  };
};
