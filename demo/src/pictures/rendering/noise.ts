/** A deterministic number from 0 to 1 for a point of the integer grid. */
function atGrid(x: number, y: number, z: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1103515245);
  return ((mixed ^ (mixed >>> 16)) >>> 8) / 16777216;
}

/** Smooth noise from 0 to 1 (value noise on a grid of unit size). */
export function noise(x: number, y: number, z: number): number {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const floorZ = Math.floor(z);
  const fx = x - floorX;
  const fy = y - floorY;
  const fz = z - floorZ;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const w = fz * fz * (3 - 2 * fz);
  const first = onPlane(floorX, floorY, floorZ, u, v);
  return first + (onPlane(floorX, floorY, floorZ + 1, u, v) - first) * w;
}

function onPlane(x: number, y: number, z: number, u: number, v: number): number {
  const a = atGrid(x, y, z);
  const c = atGrid(x, y + 1, z);
  const low = a + (atGrid(x + 1, y, z) - a) * u;
  return low + (c + (atGrid(x + 1, y + 1, z) - c) * u - low) * v;
}

/** Noise with finer noise on top, from 0 to 1. */
export function layeredNoise(x: number, y: number, z: number): number {
  return noise(x, y, z) * 0.57 + noise(x * 2.03, y * 2.03, z * 2.03) * 0.29 + noise(x * 4.1, y * 4.1, z * 4.1) * 0.14;
}
