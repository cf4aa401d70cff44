import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';

/** Traits in which designs of one kind differ. */
export function forDesign<Trait>({ design }: PictureSpec, traits: readonly [Trait, ...Trait[]]): Trait {
  return traits[design - 1] ?? traits[0];
}

/** Four round legs at the corners of a rectangle, leaning outwards a little. */
export function cornerLegs(halfX: number, halfZ: number, height: number, radius: number, surface: Surface, splay = 0.12): readonly Part[] {
  const corners = [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const;
  return corners.map(([sx, sz]) =>
    rod([sx * (halfX + height * splay), 0, sz * (halfZ + height * splay)], [sx * halfX, height, sz * halfZ], radius * 0.62, radius, surface),
  );
}

/** Positions evenly spaced between two ends. */
export function divide(from: number, to: number, count: number): readonly (readonly [from: number, to: number])[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_part, index) => [from + index * step, from + (index + 1) * step] as const);
}
