import type { Visible } from './rasterize.ts';

/** Positions of neighbours that may show the same thing, the nearest first. */
const AROUND = [[0, 0], [-1, 0], [1, 0], [0, -1], [0, 1], [-1, -1], [1, -1], [-1, 1], [1, 1]] as const;

/**
 * Antialiases the outlines of things. A pixel with several things gets the mean of their colours, in proportion to four
 * samples; each colour is that of the nearest pixel whose centre shows the thing.
 *
 * @param colors red, green and blue of each pixel; changed in place
 * @param fine the visible things at twice the width and height
 */
export function smoothEdges(colors: Float32Array, { width, height, instance }: Visible, fine: Pick<Visible, 'instance'>): void {
  const sharp = Float32Array.from(colors);
  const wide = width * 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const first = y * 2 * wide + x * 2;
      const own = instance[pixel];
      if (fine.instance[first] === own && fine.instance[first + 1] === own && fine.instance[first + wide] === own && fine.instance[first + wide + 1] === own) continue;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sample = 0; sample < 4; sample += 1) {
        const seen = fine.instance[first + (sample & 1) + (sample >> 1) * wide];
        let source = pixel;
        for (const [dx, dy] of AROUND) {
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
          const candidate = pixel + dx + dy * width;
          if (instance[candidate] !== seen) continue;
          source = candidate;
          break;
        }
        red += sharp[source * 3] ?? 0;
        green += sharp[source * 3 + 1] ?? 0;
        blue += sharp[source * 3 + 2] ?? 0;
      }
      colors[pixel * 3] = red / 4;
      colors[pixel * 3 + 1] = green / 4;
      colors[pixel * 3 + 2] = blue / 4;
    }
  }
}
