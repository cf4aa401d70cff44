import type { Model } from './model.ts';
import type { Part } from './part.ts';
import { turnAboutY, type Vec3 } from './vector.ts';

/** The position of a model: rotated to the left about its own axis, then moved. */
export interface Placement {
  readonly at: Vec3;
  readonly turn: number;
}

const AT_ORIGIN: Placement = { at: [0, 0, 0], turn: 0 };

/** Triangles of one part in the world. */
export interface Instance {
  readonly part: Part;
  /** Nine numbers per triangle, in the world. */
  readonly corners: Float32Array;
  readonly normals: Float32Array;
}

function moved(values: Float32Array, turn: number, at: Vec3): Float32Array {
  if (turn === 0 && at[0] === 0 && at[1] === 0 && at[2] === 0) return values;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const result = new Float32Array(values.length);
  for (let index = 0; index < values.length; index += 3) {
    const [x, y, z] = [values[index] ?? 0, values[index + 1] ?? 0, values[index + 2] ?? 0];
    result[index] = x * cos + z * sin + at[0];
    result[index + 1] = y + at[1];
    result[index + 2] = -x * sin + z * cos + at[2];
  }
  return result;
}

/** The parts of a model at its position. */
export function instancesOf(model: Model, { at, turn }: Placement = AT_ORIGIN): readonly Instance[] {
  return model.parts.map((part) => ({ part, corners: moved(part.triangles.corners, turn, at), normals: moved(part.triangles.normals, turn, [0, 0, 0]) }));
}

/** The corners of a model's parts at its position, which a camera must show; parts that leave the picture are left out. */
export function pointsOf(model: Model, { at, turn }: Placement = AT_ORIGIN): readonly Vec3[] {
  return model.parts
    .filter((part) => part.isBeyondPicture !== true)
    .flatMap(({ triangles: { corners } }) =>
      Array.from({ length: corners.length / 3 }, (_, index): Vec3 => {
        const [x, y, z] = turnAboutY([corners[index * 3] ?? 0, corners[index * 3 + 1] ?? 0, corners[index * 3 + 2] ?? 0], turn);
        return [x + at[0], y + at[1], z + at[2]];
      }),
    );
}
