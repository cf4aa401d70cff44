import { block } from '../rendering/block.ts';
import { disc, lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { rod, smoothCurve, tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { divide } from './pieces.ts';

function ring(radius: number, y: number): Vec3[] {
  return Array.from({ length: 57 }, (_, index) => [Math.cos((index / 56) * 2 * Math.PI) * radius, y, Math.sin((index / 56) * 2 * Math.PI) * radius]);
}

/** A woven wall that is open above. */
function wovenWall(profile: readonly (readonly [number, number])[], surface: Surface): Part {
  const outer = smoothProfile(profile);
  const inner = outer.toReversed().map(([radius, y]) => [Math.max(0, radius - 10), y + 8] as const);
  return lathe([[0, 0], ...outer, ...inner, [0, 14]], surface, { isThin: true, segments: 64 });
}

/** Round, with two handles. */
function handledBasket({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  // The handles stand out from the wall.
  const radius = width / 2 - 14;
  const rim = height * 0.86;
  const handle = (sign: 1 | -1): Part => tube(smoothCurve([[sign * radius * 0.98, rim - 20, -60], [sign * (radius + 6), height - 12, -50], [sign * (radius + 8), height, 0], [sign * (radius + 6), height - 12, 50], [sign * radius * 0.98, rim - 20, 60]]), 11, frame);
  return { parts: [wovenWall([[radius * 0.8, 0], [radius * 0.94, height * 0.2], [radius, height * 0.55], [radius * 0.97, rim]], body), tube(ring(radius * 0.965, rim), 11, frame), handle(-1), handle(1)], mount: 'floor', focus: { at: [radius * 0.6, height * 0.6, radius * 0.7], share: 0.46 } };
}

/** Low and wide. */
function lowBasket({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = width / 2;
  return { parts: [wovenWall([[radius * 0.62, 0], [radius * 0.86, height * 0.4], [radius * 0.98, height * 0.96]], body), tube(ring(radius * 0.975, height - 8), 9, frame)], mount: 'floor', focus: { at: [radius * 0.5, height * 0.8, radius * 0.6], share: 0.5 } };
}

/** Tall, with a band below the rim. */
function tallBasket({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = width / 2;
  const band = lathe([[radius * 0.99, height * 0.8], [radius * 1.004, height * 0.82], [radius * 1.004, height * 0.92], [radius * 0.99, height * 0.94]], { material: 'wicker', hex: frame.hex }, { isThin: true, segments: 64 });
  return { parts: [wovenWall([[radius * 0.86, 0], [radius * 0.96, height * 0.14], [radius, height * 0.6], [radius * 0.98, height]], body), band, tube(ring(radius * 0.97, height - 4), 10, body)], mount: 'floor', focus: { at: [radius * 0.5, height * 0.84, radius * 0.7], share: 0.46 } };
}

/** A rectangular box with a lid. */
function liddedBox({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const lid = height * 0.72;
  return { parts: [block([-x + 4, 0, -z + 4], [x - 4, lid, z - 4], body, { grain: 'x' }), block([-x, lid + 3, -z], [x, height, z], body, { grain: 'x', bevel: 5 }), tube(smoothCurve([[-34, lid + 12, z], [-30, lid - 18, z + 10], [30, lid - 18, z + 10], [34, lid + 12, z]]), 4, frame)], mount: 'floor', focus: { at: [0, height * 0.7, z], share: 0.46 } };
}

/** Two round boxes, the smaller on top. */
function roundBoxes({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = width / 2;
  const one = (wide: number, from: number, to: number, surface: Surface, at: number): readonly Part[] => [
    lathe([[0, from], [wide * 0.97, from], [wide * 0.97, from + (to - from) * 0.74], [0, from + (to - from) * 0.74]], surface, { at: [at, 0, 0], segments: 64 }),
    lathe([[0, from + (to - from) * 0.72], [wide, from + (to - from) * 0.72], [wide, to - 3], [wide - 4, to], [0, to]], surface, { at: [at, 0, 0], segments: 64, grain: 'x' }),
  ];
  return { parts: [...one(radius, 0, height * 0.56, body, 0), ...one(radius * 0.76, height * 0.56, height, { material: body.material, hex: frame.hex }, -radius * 0.1)], mount: 'floor', focus: { at: [radius * 0.5, height * 0.6, radius * 0.6], share: 0.48 } };
}

/** An open crate of slats with two grips. */
function crate({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const rows = divide(0, height, Math.max(3, Math.round(height / 60)));
  const wall = (from: Vec3, to: Vec3): readonly Part[] => rows.map(([low, high]) => block([Math.min(from[0], to[0]), low + 4, Math.min(from[2], to[2])], [Math.max(from[0], to[0]), high - 4, Math.max(from[2], to[2])], body));
  return {
    parts: [
      block([-x, 0, -z], [x, 10, z], body, { grain: 'x' }),
      ...wall([-x, 0, -z], [x, 0, -z + 12]),
      ...wall([-x, 0, -z], [-x + 12, 0, z]),
      ...wall([x - 12, 0, -z], [x, 0, z]),
      ...wall([-x, 0, z - 12], [x, 0, z]),
      ...[[-x + 12, -z + 12], [x - 30, -z + 12], [-x + 12, z - 30], [x - 30, z - 30]].map(([px = 0, pz = 0]) => block([px, 0, pz], [px + 18, height, pz + 18], frame, { grain: 'y' })),
    ],
    mount: 'floor',
    focus: { at: [x * 0.6, height * 0.8, z], share: 0.46 },
  };
}

/** Tall and woven, with a lid. */
function liddedHamper({ size, body, frame }: PictureSpec): Model {
  const { width, height } = size;
  const radius = width / 2;
  return {
    parts: [wovenWall([[radius * 0.84, 0], [radius * 0.94, height * 0.16], [radius, height * 0.6], [radius * 0.97, height * 0.88]], body), lathe([[0, height * 0.88], [radius, height * 0.88], [radius * 1.01, height * 0.9], [radius, height * 0.94], [radius * 0.4, height * 0.985], [0, height * 0.99]], body, { segments: 64 }), tube(smoothCurve([[-40, height * 0.97, 0], [-30, height + 10, 0], [30, height + 10, 0], [40, height * 0.97, 0]]), 6, frame)],
    mount: 'floor',
    focus: { at: [radius * 0.5, height * 0.8, radius * 0.7], share: 0.46 },
  };
}

/** A cloth bag that hangs in a crossed frame. */
function clothHamper({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const cross = (at: number): readonly Part[] => [rod([-x, 0, at], [x, height, at], 12, 12, frame), rod([x, 0, at], [-x, height, at], 12, 12, frame)];
  const sag = (point: Vec3): Vec3 => {
    const share = Math.max(0, Math.min(1, point[1] / height));
    const narrow = 0.72 + 0.28 * share;
    return [point[0] * narrow, point[1], point[2] * (0.86 + 0.14 * share)];
  };
  return {
    parts: [softBox([-x + 6, 120, -z + 26], [x - 6, height - 8, z - 26], { material: 'cotton', hex: body.hex }, { radius: 40, bulge: [10, 0, 12], divisions: 8, place: sag }), ...cross(-z + 8), ...cross(z - 8), rod([-x, height, -z], [-x, height, z], 12, 12, frame), rod([x, height, -z], [x, height, z], 12, 12, frame)],
    mount: 'floor',
    focus: { at: [0, height * 0.6, z], share: 0.46 },
  };
}

/** A hamper of upright slats with a lid. */
function slatHamper({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const top = height - 34;
  const count = Math.max(6, Math.round(size.width / 44));
  const front = divide(-x + 20, x - 20, count).map(([from, to]) => block([from + 4, 40, z - 14], [to - 4, top - 4, z], body, { grain: 'y' }));
  const side = divide(-z + 20, z - 20, Math.max(5, Math.round(size.depth / 44))).flatMap(([from, to]) => [block([x - 14, 40, from + 4], [x, top - 4, to - 4], body, { grain: 'y' }), block([-x, 40, from + 4], [-x + 14, top - 4, to - 4], body, { grain: 'y' })]);
  return {
    parts: [
      softBox([-x + 15, 44, -z + 15], [x - 15, top - 2, z - 15], { material: 'cotton', hex: '#EFEAE0' }, { radius: 20 }),
      ...[[-x, -z], [x - 22, -z], [-x, z - 22], [x - 22, z - 22]].map(([px = 0, pz = 0]) => block([px, 0, pz], [px + 22, top, pz + 22], frame, { grain: 'y' })),
      ...front,
      ...side,
      block([-x - 6, top, -z - 6], [x + 6, height - 6, z + 6], body, { grain: 'x', bevel: 6 }),
      disc([0, height - 6, z * 0.6], 18, 12, frame),
    ],
    mount: 'floor',
    focus: { at: [x * 0.5, top, z], share: 0.46 },
  };
}

/** Three cups for pens on a tray. */
function penPots({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const radius = Math.min(z * 0.72, x * 0.28);
  const cup = (at: number, high: number): Part => lathe([[0, 10], [radius, 10], [radius, high], [radius - 5, high], [radius - 5, 18], [0, 18]], body, { at: [at, 0, 0], isThin: true, segments: 48, grain: 'y' });
  const pens = [['#2F5A46', -14, 8], ['#BC6F4F', 4, -10], ['#CB9A45', 12, 12], ['#34445A', -4, 2]].map(([hex, dx, dz], index) =>
    rod([-x * 0.6 + Number(dx) * 0.5, 16, Number(dz) * 0.5], [-x * 0.6 + Number(dx) * 1.9, height * 1.35 - index * 6, Number(dz) * 1.6], 4, 4, { material: 'lacquer', hex: String(hex) }, { isProp: true }));
  return { parts: [block([-x, 0, -z], [x, 10, z], frame, { grain: 'x', bevel: 4 }), cup(-x * 0.6, height), ...pens, cup(0, height * 0.7), cup(x * 0.6, height * 0.5)], mount: 'floor', focus: { at: [0, height * 0.6, radius], share: 0.5 } };
}

/** A shallow tray with compartments. */
function partedTray({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const wall = 9;
  return {
    parts: [
      block([-x, 0, -z], [x, 8, z], body, { grain: 'x' }),
      block([-x, 0, -z], [x, height, -z + wall], body, { grain: 'x' }),
      block([-x, 0, -z], [-x + wall, height, z], body),
      block([x - wall, 0, -z], [x, height, z], body),
      block([-x, 0, z - wall], [x, height, z], body, { grain: 'x' }),
      block([-x * 0.2, 8, -z], [-x * 0.2 + wall, height - 6, z], frame),
      block([-x * 0.2, 8, 0], [x, height - 6, wall], frame, { grain: 'x' }),
      rod([-x * 0.9, 13, z * 0.5], [-x * 0.3, 13, -z * 0.5], 5, 5, { material: 'lacquer', hex: '#2F5A46' }, { isProp: true }),
      rod([-x * 0.8, 13, z * 0.7], [-x * 0.28, 13, z * 0.1], 5, 5, { material: 'lacquer', hex: '#CB9A45' }, { isProp: true }),
      block([x * 0.2, 8, -z * 0.8], [x * 0.7, 30, -z * 0.3], { material: 'paper', hex: '#F3EEE4' }, { isProp: true }),
    ],
    mount: 'floor',
    focus: { at: [-x * 0.2, height, z * 0.5], share: 0.5 },
  };
}

/** Upright leaves for letters and folders. */
function letterRack({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const leaves = [0, 1, 2, 3].map((index) => block([-x, 14, -z + (index * (2 * z - 14)) / 3], [x, height * (1 - index * 0.17), -z + (index * (2 * z - 14)) / 3 + 12], body, { grain: 'x', bevel: 5 }));
  const sheets = [0, 1].map((index) => block([-x + 20, 16, -z + 30 + (index * (2 * z - 14)) / 3], [x - 26, height * (1.02 - index * 0.2), -z + 42 + (index * (2 * z - 14)) / 3], { material: 'paper', hex: index === 0 ? '#F3EEE4' : '#D6B3A4' }, { isProp: true }));
  return { parts: [block([-x, 0, -z], [x, 14, z], frame, { grain: 'x' }), ...leaves, ...sheets], mount: 'floor', focus: { at: [x * 0.5, height * 0.6, z * 0.5], share: 0.5 } };
}

export const BASKETS: readonly Design[] = [handledBasket, lowBasket, tallBasket];
export const BOXES: readonly Design[] = [liddedBox, roundBoxes, crate];
export const LAUNDRY_BASKETS: readonly Design[] = [liddedHamper, clothHamper, slatHamper];
export const ORGANISERS: readonly Design[] = [penPots, partedTray, letterRack];
