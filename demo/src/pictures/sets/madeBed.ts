import { type Arrange, bounds, place } from '../arrangement.ts';
import { COMPANIONS, WALL_PRINTS } from '../companions.ts';
import { creasedCover } from '../props/cloths.ts';
import { windowIn } from '../props/openings.ts';
import { modelOf } from '../kinds.ts';
import { foldedPaint } from '../models/linen.ts';
import type { Model } from '../rendering/model.ts';
import { softBox } from '../rendering/softBox.ts';
import { leanBack, type Vec3 } from '../rendering/vector.ts';
import type { Fixture } from '../room.ts';
import type { PictureSpec } from '../pictureSpec.ts';

const { bed, sideTable, tableLamp } = COMPANIONS;
/** Height of the mattress and the back end of the bed. */
const TOP = 430;
const BACK = -860;

/** The bed without the bedding of its own. */
function bareBed(): Model {
  const model = modelOf(bed);
  return { ...model, parts: model.parts.filter(({ isProp }, index) => isProp !== true || index === model.parts.findIndex((part) => part.isProp === true)) };
}

/** Two pillows and a duvet in the product's cloth and pattern. */
function linenOn(spec: PictureSpec): readonly Fixture[] {
  const pattern = foldedPaint(spec, 1500, 1900);
  const lean = leanBack([0, TOP, BACK], 0.6);
  const upright = ([x, y]: Vec3): string => pattern([x, 0, y * 2]);
  const pillows = [-370, 370].map((at) => softBox([at - 330, TOP, BACK + 30], [at + 330, TOP + 380, BACK + 170], spec.body, { radius: 70, bulge: [6, 22, 56], divisions: 10, paint: upright, place: lean }));
  const cover = creasedCover(1760, 1440, 210, spec.body);
  return [
    { model: { ...cover, parts: pillows }, at: [0, 0, 0] },
    { model: { ...cover, parts: cover.parts.map((part) => ({ ...part, paint: pattern })) }, at: [0, TOP + 40, 372] },
  ];
}

/** A bed that is made with the product, in the morning. */
export const madeBed: Arrange = (spec, pick) => {
  const main = place(spec, [0, 0, 0]);
  const table = place(sideTable, [1130, 0, -760]);
  const picture = place(pick(WALL_PRINTS), [-120, 1180, -1105]);
  const fixtures: readonly Fixture[] = [{ model: bareBed(), at: [0, 0, 0] }, ...linenOn(spec), { model: windowIn({ width: 820, height: 1150 }), at: [1330, 960, -1110] }];
  const around = bounds(spec, 1760, 1500, 1050, [120, 0, -240]);
  return {
    things: [table, place(tableLamp, [1130, 520, -760]), picture], seen: [around, bounds(main.spec, 300, 20, 300, [0, 1250, -1080])], wallZ: -1116, pitch: 0.3, yaw: 0.34, fill: 0.94,
    room: { wall: pick(['#E6DFD2', '#DDE0D6', '#E5D8CB']), floor: '#C9A57B', fixtures },
  };
};
