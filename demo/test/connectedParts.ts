import type { Model } from '../src/pictures/rendering/model.ts';
import type { Part } from '../src/pictures/rendering/part.ts';

/** Cells along the largest dimension of a model. A smaller gap than one cell is hardly visible in a picture. */
const CELLS = 64;

/** The cells of a grid that a part's surface passes through, as keys. */
function cellsOf({ triangles: { corners } }: Part, cell: number): ReadonlySet<number> {
  const cells = new Set<number>();
  const at = (index: number): number => corners[index] ?? 0;
  const index = (value: number): number => Math.floor(value / cell) + 512;
  for (let start = 0; start < corners.length; start += 9) {
    const [ax, ay, az] = [at(start), at(start + 1), at(start + 2)];
    const [ux, uy, uz] = [at(start + 3) - ax, at(start + 4) - ay, at(start + 5) - az];
    const [vx, vy, vz] = [at(start + 6) - ax, at(start + 7) - ay, at(start + 8) - az];
    const columns = Math.ceil(Math.hypot(ux, uy, uz) / cell);
    const rows = Math.ceil(Math.hypot(vx, vy, vz) / cell);
    for (let column = 0; column <= columns; column += 1) {
      const u = column / columns;
      for (let row = 0; row <= rows; row += 1) {
        const v = (row / rows) * (1 - u);
        cells.add((index(ax + ux * u + vx * v) * 1024 + index(ay + uy * u + vy * v)) * 1024 + index(az + uz * u + vz * v));
      }
    }
  }
  return cells;
}

/** The cell itself and those beside its six faces. */
const NEIGHBORS = [0, 1, -1, 1024, -1024, 1024 * 1024, -1024 * 1024] as const;

/** The part within whose outer dimensions another one lies: a rod in a cushion, a bulb in a shade. */
function isWithin({ bounds: inner }: Part, { bounds: outer }: Part): boolean {
  return ([0, 1, 2] as const).every((axis) => inner.min[axis] >= outer.min[axis] && inner.max[axis] <= outer.max[axis]);
}

/**
 * The parts of a model in connected groups: the surfaces of neighbours touch or cross, or one lies within the other.
 * Each group is one piece, or pieces on top of each other.
 */
export function connectedParts({ parts }: Pick<Model, 'parts'>): readonly (readonly Part[])[] {
  const shown = parts.filter(({ isBeyondPicture }) => isBeyondPicture !== true);
  const size = Math.max(...([0, 1, 2] as const).map((axis) => Math.max(...shown.map(({ bounds }) => bounds.max[axis])) - Math.min(...shown.map(({ bounds }) => bounds.min[axis]))));
  const cell = size / CELLS;
  const owners = new Map<number, number>();
  const group = shown.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (group[root] !== root) root = group[root] ?? root;
    return root;
  };
  const join = (one: number, other: number): void => {
    group[rootOf(one)] = rootOf(other);
  };
  shown.forEach((part, index) => {
    for (const key of cellsOf(part, cell)) {
      for (const offset of NEIGHBORS) {
        const owner = owners.get(key + offset);
        if (owner !== undefined) join(owner, index);
      }
      owners.set(key, index);
    }
    shown.forEach((other, at) => {
      if (at !== index && isWithin(part, other)) join(index, at);
    });
  });
  return [...Map.groupBy(shown.map((part, index) => ({ part, root: rootOf(index) })), ({ root }) => root).values()].map((entries) => entries.map(({ part }) => part));
}
