import { type Arrange, bounds, place } from '../arrangement.ts';
import { BRASS, COMPANIONS, OAK } from '../companions.ts';
import { modelFrom } from '../props/model.ts';
import type { PictureKind, PictureSpec } from '../pictureSpec.ts';
import { block } from '../rendering/block.ts';
import { lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Part } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { rod, smoothCurve, tube } from '../rendering/sweep.ts';
import type { Fixture } from '../room.ts';

const { snakePlant, roundMirror, gourd } = COMPANIONS;
const WHITE = { material: 'ceramic', hex: '#F4F2EC' } as const;
const WALL_Z = -330;
/** Height of the washstand's top. */
const TOP = 800;

/** An open washstand of oak with a basin and a tap; its middle at the wall is at the origin. */
function washstand(width: number): readonly Part[] {
  const x = width / 2;
  return [
    ...[-x + 30, x - 30].flatMap((at) => [-180, 180].map((z) => rod([at, 0, z], [at, TOP - 40, z], 15, 18, OAK))),
    block([-x, 230, -215], [x, 252, 215], OAK, { grain: 'x' }),
    block([-x, TOP - 40, -230], [x, TOP, 230], OAK, { grain: 'x', bevel: 5 }),
    lathe(smoothProfile([[120, TOP], [190, TOP + 40], [206, TOP + 118], [198, TOP + 118], [178, TOP + 50], [0, TOP + 26]], 5), WHITE, { at: [width * 0.22, 0, 0], isThin: true, segments: 72 }),
    tube(smoothCurve([[width * 0.22, TOP + 340, -226], [width * 0.22, TOP + 340, -110], [width * 0.22, TOP + 330, -46], [width * 0.22, TOP + 290, -36]]), 12, BRASS),
    rod([width * 0.22 - 120, TOP + 340, -228], [width * 0.22 - 120, TOP + 340, -180], 20, 20, BRASS),
  ];
}

/** The end of a bath tub, beside which a mat lies. */
function tub(): readonly Part[] {
  return [
    softBox([-820, 70, -360], [820, 600, 360], WHITE, { radius: 150, divisions: 12, bulge: [10, 0, 10] }),
    softBox([-830, 560, -370], [830, 612, 370], WHITE, { radius: 25, divisions: 12 }),
    softBox([-740, 590, -286], [740, 616, 286], { material: 'ceramic', hex: '#D9DDDA' }, { radius: 12, divisions: 8 }),
    ...[-620, 620].flatMap((x) => [-230, 230].map((z) => rod([x, 0, z], [x * 0.98, 120, z], 18, 26, BRASS))),
  ];
}

/** Where the product is: on the floor beside the bath, on the wall, or on the washstand. */
const PLACES: Partial<Record<PictureKind, 'floor' | 'stand'>> = { 'bath-mat': 'floor', 'laundry-basket': 'floor' };

function isHung({ kind, design }: PictureSpec): boolean {
  return kind === 'towel' && design === 2;
}

/** A bathroom with tiles on the wall and on the floor. */
export const tiledBath: Arrange = (spec, pick) => {
  const { width, depth, height } = spec.size;
  const room = {
    wall: pick(['#DCE2DC', '#E8DDCF', '#D6DEE0']), floor: '#CFCABF', flooring: 'tiles', hasSkirting: false,
    wallTiles: { hex: pick(['#EEF0EB', '#DDE6E0', '#F1E9DF']), height: 1330 },
  } as const;
  if (PLACES[spec.kind] === 'floor') {
    const isMat = spec.kind === 'bath-mat';
    const main = place(spec, isMat ? [0, 0, 0] : [0, 0, 40], isMat ? Math.PI / 2 : 0);
    const fixtures: readonly Fixture[] = [{ model: modelFrom(isMat ? tub() : washstand(900)), at: isMat ? [120, 0, -width / 2 - 470] : [-width / 2 - 640, 0, -90] }];
    const green = place(snakePlant, isMat ? [depth / 2 + 330, 0, -width / 2 - 40] : [width / 2 + 380, 0, -120]);
    const around = isMat ? bounds(spec, depth * 1.25, 100, 560, [0, 0, -width / 2 - 100]) : bounds(spec, 200, 100, 1000, [-width / 2 - 380, 0, -100]);
    return { things: [green, main], seen: [main, around], wallZ: isMat ? -width / 2 - 880 : WALL_Z, pitch: isMat ? 0.42 : 0.16, fill: 0.92, room: { ...room, fixtures } };
  }
  const stand: Fixture = { model: modelFrom(washstand(1000)), at: [0, 0, -90] };
  if (isHung(spec)) {
    const main = place(spec, [0, 560, WALL_Z + 6]);
    const fixtures = [{ ...stand, at: [-760, 0, -90] as const }];
    return { things: [main, place(gourd, [-1000, TOP, -100]), place(snakePlant, [620, 0, -120])], seen: [main, bounds(spec, 500, 60, 1100, [-300, 300, WALL_Z])], wallZ: WALL_Z, fill: 0.92, room: { ...room, fixtures } };
  }
  const main = place(spec, [-180, TOP, 20]);
  const mirror = place(roundMirror, [200, TOP + 420, WALL_Z + 18]);
  const around = bounds(spec, Math.max(430, width * 2.4), 200, Math.max(330, height * 1.5), [-20, TOP - 70, 20]);
  return { things: [mirror, main], seen: [main, around], wallZ: WALL_Z, pitch: 0.2, fill: 0.92, room: { ...room, fixtures: [stand] } };
};
