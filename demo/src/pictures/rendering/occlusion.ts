/** Positions and normals of visible surfaces, three numbers per pixel; the depth of empty pixels is infinite. */
export interface Surfaces {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Bounds of rows and columns outside which there is no corner. */
  readonly region: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

const STEP = 3;
const SAMPLES = 12;
/** The largest distance of samples, as share of the picture's width. */
const MOST_REACH = 0.1;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const TURNS = 16;
/** Positions of samples as shares of the reach: one spiral in sixteen rotations, x and y alternate. */
const OFFSETS = Float32Array.from({ length: TURNS * SAMPLES * 2 }, (_, index) => {
  const sample = (index >> 1) % SAMPLES;
  const turn = Math.floor(index / (SAMPLES * 2));
  const angle = sample * GOLDEN_ANGLE + (turn * 2 * Math.PI) / TURNS;
  const away = Math.sqrt((sample + 0.6) / SAMPLES);
  return away * (index % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
});
/** The darkest shade of a corner. */
const STRENGTH = 1.15;

/**
 * Ambient occlusion: the share of ambient light that reaches each pixel, less in corners, under edges and at contacts.
 *
 * @param radius range around each position, in millimetres
 * @param pixelsPerMm at a distance of one millimetre from the camera
 * @returns 1 in the open, 0 in the deepest corner
 */
export function occlusionOf({ width, height, depth, positions, normals, region }: Surfaces, radius: number, pixelsPerMm: number): Float32Array {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const coarse = new Float32Array(columns * rows).fill(1);
  const margin = width * MOST_REACH;
  const [firstRow, lastRow] = [Math.max(0, Math.floor((region.top - margin) / STEP)), Math.min(rows - 1, Math.ceil((region.bottom + margin) / STEP))];
  const [firstColumn, lastColumn] = [Math.max(0, Math.floor((region.left - margin) / STEP)), Math.min(columns - 1, Math.ceil((region.right + margin) / STEP))];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
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
      const reach = Math.min(margin, (radius * pixelsPerMm) / distance);
      const turn = ((column * 7 + row * 13) % TURNS) * SAMPLES * 2;
      let hidden = 0;
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const px = (centerX + (OFFSETS[turn + sample * 2] ?? 0) * reach) | 0;
        const py = (centerY + (OFFSETS[turn + sample * 2 + 1] ?? 0) * reach) | 0;
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
  return smoothed(coarse, columns, rows, width, height, depth, firstRow * STEP, lastRow * STEP);
}

/** Removes the noise of the samples and scales the shade to full size, without crossing edges. */
function smoothed(coarse: Float32Array, columns: number, rows: number, width: number, height: number, depth: Float32Array, top: number, bottom: number): Float32Array {
  const result = new Float32Array(width * height).fill(1);
  for (let y = top; y <= Math.min(height - 1, bottom + 1); y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const distance = depth[pixel] ?? Infinity;
      if (distance === Infinity) continue;
      const column = Math.round(x / STEP);
      const row = Math.round(y / STEP);
      let sum = 0;
      let weight = 0;
      for (let dr = -1; dr <= 1; dr += 1) {
        const r = row + dr;
        if (r < 0 || r >= rows) continue;
        for (let dc = -1; dc <= 1; dc += 1) {
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
