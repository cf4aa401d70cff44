/** Positions and normals of what is seen, three numbers a pixel; where nothing is seen the depth is infinite. */
export interface Surfaces {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
}

const STEP = 2;
const SAMPLES = 14;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Deepest shade that a corner gets. */
const STRENGTH = 1.15;

/**
 * How much of the light from all around reaches each pixel: less in corners, under edges and where things touch.
 *
 * @param radius how far around each place things count, in millimetres
 * @param pixelsPerMm at a distance of one millimetre from the camera
 * @returns 1 in the open, 0 in the deepest corner
 */
export function occlusionOf({ width, height, depth, positions, normals }: Surfaces, radius: number, pixelsPerMm: number): Float32Array {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const coarse = new Float32Array(columns * rows).fill(1);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const pixel = Math.min(height - 1, row * STEP) * width + Math.min(width - 1, column * STEP);
      const distance = depth[pixel] ?? Infinity;
      if (distance === Infinity) continue;
      const at = pixel * 3;
      const x = positions[at] ?? 0;
      const y = positions[at + 1] ?? 0;
      const z = positions[at + 2] ?? 0;
      const nx = normals[at] ?? 0;
      const ny = normals[at + 1] ?? 0;
      const nz = normals[at + 2] ?? 0;
      const centerX = pixel % width;
      const centerY = (pixel / width) | 0;
      const reach = Math.min(width * 0.12, (radius * pixelsPerMm) / distance);
      const turn = ((column * 7 + row * 13) % 16) * 0.3927;
      let hidden = 0;
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const away = reach * Math.sqrt((sample + 0.6) / SAMPLES);
        const angle = sample * GOLDEN_ANGLE + turn;
        const px = (centerX + Math.cos(angle) * away) | 0;
        const py = (centerY + Math.sin(angle) * away) | 0;
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const other = py * width + px;
        if ((depth[other] ?? Infinity) === Infinity) continue;
        const dx = (positions[other * 3] ?? 0) - x;
        const dy = (positions[other * 3 + 1] ?? 0) - y;
        const dz = (positions[other * 3 + 2] ?? 0) - z;
        const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (length < 0.5 || length > radius) continue;
        const rise = (dx * nx + dy * ny + dz * nz) / length;
        if (rise > 0.12) hidden += (rise - 0.12) * (1 - length / radius);
      }
      coarse[row * columns + column] = Math.max(0.12, 1 - (hidden / SAMPLES) * 2.6 * STRENGTH);
    }
  }
  return smoothed(coarse, columns, rows, width, height, depth);
}

/** Evens out the grain of the samples, and brings the shade to full size; it does not run over edges. */
function smoothed(coarse: Float32Array, columns: number, rows: number, width: number, height: number, depth: Float32Array): Float32Array {
  const result = new Float32Array(width * height).fill(1);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const distance = depth[pixel] ?? Infinity;
      if (distance === Infinity) continue;
      const column = (x / STEP) | 0;
      const row = (y / STEP) | 0;
      let sum = 0;
      let weight = 0;
      for (let dr = -1; dr <= 2; dr += 1) {
        const r = row + dr;
        if (r < 0 || r >= rows) continue;
        for (let dc = -1; dc <= 2; dc += 1) {
          const c = column + dc;
          if (c < 0 || c >= columns) continue;
          const source = Math.min(height - 1, r * STEP) * width + Math.min(width - 1, c * STEP);
          if (Math.abs((depth[source] ?? Infinity) - distance) > distance * 0.012) continue;
          sum += coarse[r * columns + c] ?? 1;
          weight += 1;
        }
      }
      result[pixel] = weight === 0 ? (coarse[row * columns + column] ?? 1) : sum / weight;
    }
  }
  return result;
}
