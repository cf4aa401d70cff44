import { type Arrange, type Arrangement, type Choose, place } from './arrangement.ts';
import { COMPANIONS, WALL_PRINTS } from './companions.ts';
import { PRODUCT_PICTURE } from './placedCamera.ts';
import { KINDS } from './kinds.ts';
import type { PictureKind, PictureSpec } from './pictureSpec.ts';
import type { Raster } from './rendering/raster.ts';
import type { Vec3 } from './rendering/vector.ts';
import { cameraFor, drawRoomScene, pointsOf, roomColors } from './room.ts';
import { childsRoom } from './sets/childsRoom.ts';
import { hallway } from './sets/hallway.ts';
import { kitchenCounter } from './sets/kitchenCounter.ts';
import { madeBed } from './sets/madeBed.ts';
import { terrace } from './sets/terrace.ts';
import { tiledBath } from './sets/tiledBath.ts';
import { seededRandom } from '../seededRandom.ts';

/** The sideboards on which small things stand. */
function sideboardFor(pick: Choose): PictureSpec {
  return { ...sideboard, design: pick([1, 3, 4]) };
}

const { rug, stripedRug, sideTable, coffeeTable, diningTable, roundTable, chair, caneChair, armchair, sofa, sideboard, bed, desk, floorLamp, tableLamp, pendant, vase, tallVase, gourd, bowl, mug, jug, fig, palm, snakePlant, smallPlant, roundMirror, archMirror, basket } = COMPANIONS;

/** A print beside another one: never the same twice. */
function printBeside(hung: PictureSpec, pick: Choose): PictureSpec {
  const other = pick(WALL_PRINTS);
  return other === hung ? (WALL_PRINTS.find((print) => print !== hung) ?? other) : other;
}

function living(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth, height } = spec.size;
  const main = place(spec, [0, 0, 0]);
  const wallZ = -depth / 2 - 260;
  const picture = place(pick(WALL_PRINTS), [-width * 0.2, height + 330, wallZ + 10]);
  const second = place(printBeside(picture.spec, pick), [-width * 0.2 + 720, height + 400, wallZ + 10]);
  const lamp = place(floorLamp, [-width / 2 - 300, 0, wallZ + 320]);
  const green = place(pick([fig, palm, snakePlant]), [width / 2 + 420, 0, wallZ + 430]);
  const table = place(pick([coffeeTable, sideTable]), [width * 0.1, 0, depth / 2 + 620]);
  return { things: [place(pick([rug, stripedRug]), [0, -8, depth / 2 + 200]), picture, ...(width > 1500 ? [second] : []), lamp, green, table, main], seen: [main, picture, table], wallZ, fill: 0.9, yaw: 0.24 };
}

function seat(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth, height } = spec.size;
  const main = place(spec, [0, 0, 0], -0.12);
  const wallZ = -depth / 2 - 460;
  const lamp = place(floorLamp, [-width / 2 - 320, 0, wallZ + 330]);
  const table = place(sideTable, [width / 2 + 330, 0, -depth * 0.1]);
  const thing = place(pick([vase, gourd, tallVase, smallPlant]), [width / 2 + 330, 520, -depth * 0.1]);
  const picture = place(pick(WALL_PRINTS), [width * 0.32, Math.max(1150, height + 260), wallZ + 10]);
  return { things: [place(pick([rug, stripedRug]), [100, -8, 160]), lamp, picture, table, thing, main], seen: [main, lamp, table, picture], wallZ, fill: 0.96 };
}

function atTable(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth } = spec.size;
  const main = place(spec, [0, 0, 0], 0.3);
  const wallZ = -1500;
  const table = place(pick([roundTable, diningTable]), [-width / 2 - 420, 0, -depth / 2 - 420]);
  const lamp = place(pendant, [-width / 2 - 420, 1500, -depth / 2 - 420]);
  const on = place(pick([vase, jug, gourd]), [-width / 2 - 300, 740, -depth / 2 - 380]);
  return { things: [table, on, lamp, place(snakePlant, [width / 2 + 420, 0, wallZ + 400]), main], seen: [main, on, lamp], wallZ, fill: 0.9 };
}

function diningRoom(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth, height } = spec.size;
  const main = place(spec, [0, 0, 0]);
  const wallZ = -depth / 2 - 900;
  const one = pick([chair, caneChair]);
  const across = Math.min(width * 0.26, 460);
  const chairs = [place(one, [-across, 0, -depth / 2 - 160]), place(one, [across, 0, -depth / 2 - 160]), place(one, [-width / 2 - 190, 0, 0], Math.PI / 2)];
  const lamp = place(pendant, [0, height + 780, 0]);
  const things = [place(pick([vase, gourd]), [-110, height, 0]), place(bowl, [190, height, 70])];
  const picture = place(pick(WALL_PRINTS), [width * 0.18, 1240, wallZ + 10]);
  return { things: [...chairs, picture, lamp, ...things, main], seen: [main, lamp], wallZ, fill: 0.92 };
}

function lowTable(spec: PictureSpec, pick: Choose): Arrangement {
  const { depth, height, width } = spec.size;
  const main = place(spec, [0, 0, 0]);
  const behind = place(sofa, [0, 0, -depth / 2 - 860]);
  const things = [place(pick([vase, tallVase, gourd]), [-width * 0.14, height, -depth * 0.08]), place(pick([bowl, mug]), [width * 0.16, height, depth * 0.12])];
  return { things: [place(rug, [0, -8, -200]), behind, place(floorLamp, [-1300, 0, -depth / 2 - 1000]), main, ...(spec.design === 5 ? [] : things)], seen: [main, place(companionBounds(spec, 2.1), [0, 0, -depth / 2])], wallZ: -depth / 2 - 1500, pitch: 0.26, fill: 0.96 };
}

/** A placeholder as high as this many products, which only the camera takes into account. */
function companionBounds(spec: PictureSpec, times: number): PictureSpec {
  return { ...spec, size: { ...spec.size, height: Math.min(1200, spec.size.height * times) } };
}

function bedroom(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth, height } = spec.size;
  const main = place(spec, [0, 0, 0]);
  const wallZ = -depth / 2 - 60;
  const table = place(sideTable, [width / 2 + 330, 0, -depth / 2 + 270]);
  const lamp = place(tableLamp, [width / 2 + 330, 520, -depth / 2 + 270]);
  const picture = place(pick(WALL_PRINTS), [-width * 0.1, height + 240, wallZ + 10]);
  return { things: [place(rug, [100, -8, depth * 0.34]), picture, table, lamp, place(basket, [-width / 2 - 380, 0, depth * 0.1]), main], seen: [main, picture, lamp], wallZ, pitch: 0.26, fill: 0.94 };
}

function atBedside(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth, height } = spec.size;
  const main = place(spec, [0, 0, 0]);
  const wallZ = -depth / 2 - 40;
  const lamp = place(tableLamp, [-width * 0.14, height, -20]);
  const picture = place(pick(WALL_PRINTS), [width * 0.05, Math.max(1020, height + 560), wallZ + 10]);
  return { things: [place(bed, [-width / 2 - 960, 0, 780]), picture, lamp, place(mug, [width * 0.26, height, 40]), main], seen: [main, lamp, picture], wallZ, fill: 0.9 };
}

function office(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth, height } = spec.size;
  const isDesk = spec.kind === 'desk';
  const main = place(spec, [0, 0, isDesk ? 0 : 420], isDesk ? 0 : Math.PI - 0.7);
  const table = isDesk ? main : place(desk, [0, 0, -260]);
  const top = isDesk ? (spec.design === 5 ? height - 150 : height) : 740;
  const wallZ = (isDesk ? -depth / 2 : -620) - 60;
  const seatAt = place(caneChair, [width * 0.08, 0, depth / 2 + 220], Math.PI + 0.3);
  const lamp = place(COMPANIONS.tableLamp, [-(isDesk ? width : 1400) * 0.36, top, isDesk ? 0 : -300]);
  const picture = place(pick(WALL_PRINTS), [(isDesk ? width : 1400) * 0.14, 1240, wallZ + 10]);
  return { things: [picture, table, lamp, place(snakePlant, [(isDesk ? width : 1400) / 2 + 320, 0, wallZ + 260]), ...(isDesk ? [seatAt] : [main])], seen: [main, picture, lamp, ...(isDesk ? [] : [table])], wallZ, fill: 0.92 };
}

function againstWall(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth, height } = spec.size;
  const main = place(spec, [0, 0, 0]);
  const wallZ = -depth / 2 - 30;
  if (height > 1150) {
    const green = place(pick([fig, palm, snakePlant]), [width / 2 + 430, 0, 160]);
    const beside = pick([place(armchair, [-width / 2 - 640, 0, 320], 0.5), place(basket, [-width / 2 - 360, 0, 60])]);
    return { things: [place(rug, [-100, -8, 700]), beside, green, main], seen: [main, green], wallZ, fill: 0.94, yaw: 0.26 };
  }
  const above = pick([place(roundMirror, [width * 0.12, height + 260, wallZ + 16]), place(pick(WALL_PRINTS), [width * 0.1, height + 240, wallZ + 10]), place(archMirror, [width * 0.14, height + 140, wallZ + 16])]);
  const lamp = place(tableLamp, [-width * 0.34, height, 0]);
  const things = [place(pick([tallVase, vase, gourd]), [width * 0.34, height, 10]), ...(width > 900 ? [place(pick([bowl, smallPlant]), [-width * 0.04, height, 30])] : [])];
  return { things: [above, lamp, ...things, place(pick([palm, snakePlant, basket]), [width / 2 + 420, 0, 60]), main], seen: [main, above], wallZ, fill: 0.92 };
}

function hungLow(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, height } = spec.size;
  const main = place(spec, [0, 240, -240]);
  const above = place(pick(WALL_PRINTS), [width * 0.1, 1150, -240]);
  return { things: [above, main, place(palm, [width / 2 + 420, 0, 60]), place(tallVase, [-width * 0.3, 240 + height, -80])], seen: [main, above], wallZ: -250, fill: 0.92 };
}

function onBoard(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, height } = spec.size;
  const top = 722;
  const raised = place(spec, [0, top, 40]);
  const side = -Math.max(230, Math.min(420, width * 0.8));
  const other = place(spec.kind === 'vase' ? pick([bowl, smallPlant]) : pick([tallVase, vase, gourd, smallPlant]), [side, top, -50]);
  const picture = place(pick(WALL_PRINTS), [side * 0.4, top + 300, -250]);
  const tall = height < 320;
  return { things: [place(sideboardFor(pick), [0, 0, 0]), ...(tall ? [] : [picture]), other, raised], seen: [raised, other, place({ ...spec, size: { ...spec.size, height: Math.max(200, height * 0.5) } }, [width * 0.4, top - 260, 0])], wallZ: -262, fill: 0.86 };
}

function onDining(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth } = spec.size;
  const main = place(spec, [0, 740, 180]);
  const others = [place(pick([jug, vase]), [-width / 2 - 190, 740, -40]), place(pick([mug, bowl]), [width / 2 + 130, 740, -20])];
  return { things: [place(diningTable, [0, 0, 0]), place(chair, [-260, 0, -560]), ...others, main], seen: [main, ...others.slice(0, 1), place(spec, [width * 0.5, 700, 180 + depth * 0.5])], wallZ: -1300, pitch: 0.34, fill: 0.88 };
}

function lying(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth } = spec.size;
  const main = place(spec, [0, 0, 0]);
  const resting = place(pick([armchair, { ...armchair, design: 1, body: { material: 'boucle', hex: '#E2D8C6' } }]), [width * 0.2, 12, -depth * 0.28], -0.3);
  return { things: [main, resting, place(sideTable, [width * 0.2 - 620, 12, -depth * 0.36]), place(palm, [width / 2 + 300, 0, -depth / 2 - 260])], seen: [main], wallZ: -depth / 2 - 760, pitch: 0.5, fill: 0.9 };
}

function hanging(spec: PictureSpec, pick: Choose): Arrangement {
  const main = place(spec, [0, 1420, 0]);
  const table = place(pick([diningTable, roundTable]), [0, 0, 0]);
  const one = pick([chair, caneChair]);
  return { things: [place(one, [-380, 0, -520]), place(one, [380, 0, -520]), place(pick(WALL_PRINTS), [500, 1150, -1290]), table, place(pick([vase, gourd]), [-160, 740, 0]), place(bowl, [180, 740, 60]), main], seen: [main, place({ ...spec, size: { width: 1000, depth: 700, height: 300 } }, [0, 520, 0])], wallZ: -1300, fill: 0.9 };
}

function onWall(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, height } = spec.size;
  if (height > 1300) return { things: [place(spec, [0, spec.kind === 'curtain' ? 20 : 100, -238]), place(palm, [width / 2 + 260, 0, 40]), place(armchair, [-width * 0.1, 0, 460], 0.4)], seen: [place(spec, [0, 60, -238])], wallZ: -250, fill: 0.94 };
  const hung = place(spec, [0, Math.max(880, 1180 - height / 2), -246]);
  const board = place(sideboardFor(pick), [0, 0, 0]);
  return { things: [hung, board, place(pick([tallVase, vase]), [-520, 722, 0]), place(pick([smallPlant, bowl]), [480, 722, 10])], seen: [hung, place({ ...sideboard, size: { width: Math.max(560, width * 1.2), depth: 420, height: 722 } }, [0, 0, 0])], wallZ: -258, fill: 0.92 };
}

function besideChair(spec: PictureSpec, pick: Choose): Arrangement {
  const { width, depth, height } = spec.size;
  const main = place(spec, [0, 0, 0]);
  const wallZ = -Math.max(600, depth / 2 + 420);
  const lounge = place(pick([armchair, { ...armchair, design: 4, body: { material: 'velvet', hex: '#5B7563' }, frame: { material: 'metal', hex: '#2E2B28' } }]), [-width / 2 - 560, 0, -140], 0.5);
  const small = height < 600;
  return { things: [place(rug, [-300, -8, 250]), lounge, place(pick(WALL_PRINTS), [-width * 0.4, 1150, wallZ + 10]), main], seen: small ? [main, place({ ...spec, size: { ...spec.size, height: 900 } }, [-width / 2 - 480, 0, 0])] : [main, lounge], wallZ, fill: 0.92 };
}

function onSofa(spec: PictureSpec, pick: Choose): Arrangement {
  const isLying = spec.kind !== 'cushion';
  const seatY = 452;
  const main = isLying ? place(spec, [60, seatY, 120], 0.2) : place(spec, [-60, seatY + 6, -40], 0.06);
  const other = isLying ? place({ ...COMPANIONS.cushion, size: { width: 460, depth: 150, height: 460 } }, [-420, seatY, -60], 0.16) : place({ ...COMPANIONS.cushion, size: { width: 440, depth: 140, height: 440 } }, [-520, seatY, -60], 0.2);
  const couch = place({ ...sofa, body: { material: 'fabric', hex: pick(['#E3D9C8', '#CFC8BA', '#B9BFB2']) } }, [0, 0, 0]);
  const around = place({ ...spec, size: { width: 1000, depth: 400, height: 260 } }, [0, seatY - 60, 200]);
  return { things: [place(rug, [0, -8, 300]), couch, other, main], seen: [main, around], wallZ: -640, pitch: isLying ? 0.3 : 0.16, fill: 0.9 };
}

const BY_KIND: Partial<Record<PictureKind, Arrange>> = {
  sofa: living, 'corner-sofa': living,
  chair: atTable, 'bar-stool': seat, 'dining-table': diningRoom, 'coffee-table': lowTable,
  desk: office, 'office-chair': office,
  bed: bedroom, nightstand: atBedside,
  plate: onDining, bowl: onDining, glass: onDining,
  pot: kitchenCounter, pan: kitchenCounter, board: kitchenCounter, tray: kitchenCounter, jug: kitchenCounter, mug: kitchenCounter, carafe: kitchenCounter,
  towel: tiledBath, 'bath-mat': tiledBath, dispenser: tiledBath, 'laundry-basket': tiledBath,
  'coat-rack': hallway, 'shoe-cabinet': hallway, mirror: hallway,
  box: childsRoom, 'wall-shelf': childsRoom,
  plant: terrace, 'plant-pot': terrace,
  cushion: onSofa, throw: onSofa, 'bed-linen': madeBed,
  pouf: besideChair, 'side-table': besideChair, basket: besideChair,
};

const BY_SETTING: Readonly<Record<(typeof KINDS)[PictureKind]['setting'], Arrange>> = {
  standing: seat, upright: againstWall, 'on-table': onBoard, lying, hanging, 'on-wall': onWall,
};

/** The arrangement of a product's room, which is the same each time. */
export function arrange(spec: PictureSpec): Arrangement {
  const random = seededRandom(`${spec.kind} ${spec.design} ${spec.body.hex} ${spec.frame.hex} ${spec.size.width}`);
  const pick: Choose = (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0];
  const isHungUnit = spec.kind === 'tv-unit' && spec.design === 3;
  const isLantern = spec.kind === 'candle-holder' && spec.design === 3;
  const rule = isHungUnit ? hungLow : isLantern ? terrace : (BY_KIND[spec.kind] ?? BY_SETTING[KINDS[spec.kind].setting]);
  return rule(spec, pick);
}

/** The product in a room. */
export function drawProductRoom(spec: PictureSpec, width: number): Raster {
  const { things, seen, wallZ, yaw = 0.3, pitch = 0.15, fill = 0.84, room } = arrange(spec);
  const camera = cameraFor(seen.flatMap(pointsOf), PRODUCT_PICTURE, { yaw, pitch, fill, low: 0.88 });
  const [main] = seen;
  const sunAt: Vec3 = main ? [main.at[0], main.at[1] + spec.size.height * 0.5, main.at[2]] : [0, 0, 0];
  return drawRoomScene({ ...roomColors(JSON.stringify(spec)), ...room, wallZ, things, sunAt }, camera, PRODUCT_PICTURE, width);
}
