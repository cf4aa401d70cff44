import type { Axes, Camera } from './camera.ts';
import { lightOf, type Rgb } from './color.ts';
import type { Part } from './part.ts';
import { fillTriangle, forEachTriangle } from './rasterize.ts';
import type { Instance } from './scene.ts';
import { surroundings } from './shade.ts';
import { dot, normalize, type Vec3 } from './vector.ts';

/** Whether a piece is transparent. */
export function isGlass(part: Part): boolean {
  return part.surface.material === 'glass' && part.glow === undefined;
}

/**
 * The share of light behind glass: its shadow is faint, darkest at its outline, and light gathers in its middle.
 *
 * @param open 1 beside the glass, 0 behind its middle
 */
export function lightThroughGlass(open: number): number {
  const inside = 1 - open;
  return 1 - 0.62 * inside + 0.56 * inside ** 3;
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** The depth of solid things at twice the width and height; glass behind them is not visible. */
  readonly fineDepth: Float32Array;
  /** Light of red, green and blue; changed in place. */
  readonly colors: Float32Array;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

interface Pane {
  readonly a: Corner;
  readonly b: Corner;
  readonly c: Corner;
  readonly instance: Instance;
  readonly triangle: number;
}

/** How far glass displaces what is behind its edges, as a share of the picture's width. */
const REFRACTION = 0.012;
/** Light that one pane absorbs where the eye looks straight and where it looks along it. */
const TINT = { straight: 0.03, along: 0.86 } as const;
/** Exponents of what one pane absorbs of the other colours and of all: a jar has four panes, one behind the other. */
const STAIN = { others: 0.12, all: 0.04 } as const;
/** An opacity in light, as the opacity in the bytes of a picture. */
const ENCODED = 0.45;

/** The shares of red, green and blue light that a pane of a colour lets through where the eye looks straight. */
function stainOf([red, green, blue]: Rgb): Rgb {
  const most = Math.max(red, green, blue, 0.01);
  const share = (part: number): number => Math.max(0.01, part / most) ** STAIN.others * most ** STAIN.all;
  return [share(red), share(green), share(blue)];
}

/** The direction that a pane faces, towards the viewer. */
function facingOf({ normals }: Instance, start: number, back: Vec3): Vec3 {
  const mean = (axis: 0 | 1 | 2): number => (normals[start + axis] ?? 0) + (normals[start + 3 + axis] ?? 0) + (normals[start + 6 + axis] ?? 0);
  const normal = normalize([mean(0), mean(1), mean(2)]);
  return dot(normal, back) < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
}

/** Each value of a picture for the four samples of its pixel. */
function doubled(values: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(values.length * 4);
  for (let y = 0; y < height * 2; y += 1) {
    for (let x = 0; x < width * 2; x += 1) {
      const [to, from] = [(y * width * 2 + x) * 3, ((y >> 1) * width + (x >> 1)) * 3];
      result[to] = values[from] ?? 0;
      result[to + 1] = values[from + 1] ?? 0;
      result[to + 2] = values[from + 2] ?? 0;
    }
  }
  return result;
}

/** The means of four samples, written to the values of a picture. */
function halve(samples: Float32Array, width: number, height: number, channels: 1 | 3, result: Float32Array): void {
  const row = width * 2 * channels;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        const first = y * 2 * row + x * 2 * channels + channel;
        result[(y * width + x) * channels + channel] = ((samples[first] ?? 0) + (samples[first + channels] ?? 0) + (samples[first + row] ?? 0) + (samples[first + row + channels] ?? 0)) / 4;
      }
    }
  }
}

/**
 * Draws glass over solid things, from back to front, with four samples for each pixel. Towards its outline a pane absorbs more
 * light, displaces what is behind it, and reflects the room; a window is reflected where it faces one.
 *
 * @param camera for twice the width and height
 * @returns the share of light that all glass before a pixel lets through; empty without glass
 */
export function drawGlass(instances: readonly Instance[], camera: Camera, axes: Axes, light: Vec3, { width, height, fineDepth, colors }: Canvas): Float32Array {
  if (instances.length === 0) return new Float32Array(0);
  const [wide, high] = [width * 2, height * 2];
  const samples = doubled(colors, width, height);
  const clearSamples = new Float32Array(wide * high).fill(1);
  const panes: Pane[] = [];
  for (const instance of instances) {
    const bothSides: Instance = { ...instance, part: { ...instance.part, isThin: true } };
    forEachTriangle(bothSides, camera, (a, b, c, triangle) => panes.push({ a: { ...a }, b: { ...b }, c: { ...c }, instance, triangle }));
  }
  panes.sort((one, other) => one.a.near + one.b.near + one.c.near - (other.a.near + other.b.near + other.c.near));
  const { right, up, back } = axes;
  const mirrored = { red: 0, green: 0, blue: 0 };
  for (const { a, b, c, instance, triangle } of panes) {
    const normal = facingOf(instance, triangle * 9, back);
    const straight = Math.min(1, Math.max(0, dot(normal, back)));
    const edge = 1 - straight;
    const color = lightOf(instance.part.surface.hex);
    const stain = stainOf(color);
    const bounce = 2 * straight;
    surroundings(normal[0] * bounce - back[0], normal[1] * bounce - back[1], normal[2] * bounce - back[2], light, 2.4, mirrored);
    const reflected = 0.04 + 0.28 * edge ** 5;
    const absorbed = TINT.straight + (TINT.along - TINT.straight) * edge ** 2.4;
    const through = (channel: 0 | 1 | 2): number => (1 - absorbed + absorbed * color[channel] * 0.8) * (1 - reflected) * stain[channel];
    const [throughRed, throughGreen, throughBlue] = [through(0), through(1), through(2)];
    // On the ground of the picture, a pixel must be able to show the colour that is absorbed most.
    const mean = (throughRed + throughGreen + throughBlue) / 3;
    const clear = Math.max(0, Math.min(1, mean - 0.3 * Math.max(0, mirrored.red - 1), Math.min(throughRed, throughGreen, throughBlue) ** ENCODED));
    const bend = width * REFRACTION * edge ** 2;
    const shift = Math.round(dot(normal, right) * bend) - Math.round(dot(normal, up) * bend) * width;
    fillTriangle(a, b, c, wide, high, (sample, near) => {
      if (1 / near > (fineDepth[sample] ?? Infinity)) return;
      const at = sample * 3;
      const solid = (((sample / wide) >> 1) * width + ((sample % wide) >> 1)) * 3;
      const bent = Math.max(0, Math.min(colors.length - 3, solid + shift * 3));
      samples[at] = ((samples[at] ?? 0) + (colors[bent] ?? 0) - (colors[solid] ?? 0)) * throughRed + mirrored.red * reflected;
      samples[at + 1] = ((samples[at + 1] ?? 0) + (colors[bent + 1] ?? 0) - (colors[solid + 1] ?? 0)) * throughGreen + mirrored.green * reflected;
      samples[at + 2] = ((samples[at + 2] ?? 0) + (colors[bent + 2] ?? 0) - (colors[solid + 2] ?? 0)) * throughBlue + mirrored.blue * reflected;
      clearSamples[sample] = (clearSamples[sample] ?? 1) * clear;
    });
  }
  halve(samples, width, height, 3, colors);
  const clearness = new Float32Array(width * height);
  halve(clearSamples, width, height, 1, clearness);
  return clearness;
}
