import { mixColors } from '../rendering/color.ts';
import type { Part } from '../rendering/part.ts';
import { type SoftBoxOptions, softBox } from '../rendering/softBox.ts';
import { leanBack, type Vec3 } from '../rendering/vector.ts';
import type { Surface } from '../pictureSpec.ts';
import { divide } from './pieces.ts';

/** How the bed of a design is made. Bedding is not sold with the bed. */
interface Making {
  readonly duvet: string;
  readonly pillow: string;
  /** The colour of the duvet's other side, which a turned-down edge shows. */
  readonly turned?: string;
  /** A blanket across the foot of the bed. */
  readonly blanket?: string;
  /** Smaller cushions in front of the pillows. */
  readonly cushion?: string;
  /** Colour of stripes along the duvet. */
  readonly stripes?: string;
}

const MAKINGS: readonly [Making, ...Making[]] = [
  { duvet: '#EDE6D8', pillow: '#F3EEE4', blanket: '#A9B3A0' },
  { duvet: '#E4DACA', pillow: '#F3EEE4', turned: '#F5F1E9' },
  { duvet: '#CFC4B0', pillow: '#EFE8DA', turned: '#B5A88F', cushion: '#8C6A54' },
  { duvet: '#EFE9DD', pillow: '#F3EEE4', stripes: '#B9A88A' },
  { duvet: '#D9D6CC', pillow: '#F1EDE4', blanket: '#C6A98A', cushion: '#D9C7AE' },
  { duvet: '#F0EBE1', pillow: '#F6F2EA', turned: '#D8CDBB', cushion: '#B9907F' },
];

function linen(hex: string): Surface {
  return { material: 'fabric', hex };
}

/**
 * Mattress, pillows and duvet on a frame; each design is made in its own manner.
 *
 * @param design counted from 1
 * @param frameTop height of the frame, in millimetres
 */
export function bedding(design: number, halfX: number, halfZ: number, frameTop: number): readonly Part[] {
  const making = MAKINGS[design - 1] ?? MAKINGS[0];
  const top = frameTop + 190;
  const back = -halfZ + 90;
  const lean = leanBack([0, top, back], 0.5);
  const duvetFrom = making.turned === undefined ? -halfZ * 0.2 : -halfZ * 0.34;
  const soft = (min: Vec3, max: Vec3, hex: string, options: SoftBoxOptions): Part => softBox(min, max, linen(hex), { ...options, isProp: true });
  const stripes = making.stripes;
  const paint = stripes === undefined ? {} : { paint: ([x]: Vec3): string => (((x % 150) + 150) % 150 < 22 ? mixColors(making.duvet, stripes, 0.8) : making.duvet) };
  const places = divide(-halfX + 60, halfX - 60, halfX > 500 ? 2 : 1);
  return [
    soft([-halfX + 20, frameTop - 40, -halfZ + 60], [halfX - 20, top, halfZ - 20], making.pillow, { radius: 40 }),
    ...places.map(([from, to]) => soft([from + 20, top - 10, back], [to - 20, top + 360, back + 150], making.pillow, { radius: 70, bulge: [6, 20, 50], place: lean })),
    ...(making.cushion === undefined ? [] : [soft([-240, top + 10, back + 170], [240, top + 290, back + 270], making.cushion, { radius: 48, bulge: [4, 12, 44], place: leanBack([0, top, back + 170], 0.5) })]),
    soft([-halfX - 6, frameTop + 10, duvetFrom], [halfX + 6, top + 60, halfZ + 4], making.duvet, { radius: 60, bulge: [0, 16, 0], divisions: 8, ...paint }),
    ...(making.turned === undefined ? [] : [soft([-halfX - 12, frameTop + 40, duvetFrom - 20], [halfX + 12, top + 82, duvetFrom + 330], making.turned, { radius: 44, bulge: [0, 8, 10], divisions: 8 })]),
    ...(making.blanket === undefined ? [] : [soft([-halfX - 16, frameTop - 10, halfZ * 0.42], [halfX + 16, top + 92, halfZ * 0.82], making.blanket, { radius: 40, bulge: [0, 10, 6], divisions: 8 })]),
  ];
}
