import { mixColors } from '../rendering/color.ts';

/** The colours of a drawing: one ink in three depths, on paper. */
interface Inks {
  readonly deep: string;
  readonly full: string;
  readonly pale: string;
}

/**
 * The colour at a position, both coordinates from 0 (lower left) to 1.
 *
 * @param ratio height of the drawing relative to its width
 */
type Drawing = (u: number, v: number, ratio: number, inks: Inks) => string;

export const PAPER = '#F4EEE2';
const HONEY = '#CB9A45';
const RUST = '#C9674A';

/** Half the width of a drawn line, as a share of the width. */
const LINE = 0.005;

const arches: Drawing = (u, v, ratio, { deep, full, pale }) => {
  const arch = (center: number, half: number, top: number): boolean => Math.abs(u - center) < half && (v < top || Math.hypot((u - center) / half, ((v - top) * ratio) / half) < 1);
  if (v < 0.14) return PAPER;
  if (arch(0.38, 0.12, 0.4)) return PAPER;
  if (arch(0.38, 0.2, 0.44)) return deep;
  if (arch(0.38, 0.28, 0.48)) return full;
  if (arch(0.7, 0.15, 0.32)) return pale;
  return Math.hypot(u - 0.72, (v - 0.76) * ratio) < 0.1 ? HONEY : PAPER;
};

const branch: Drawing = (u, v, ratio, { deep, full }) => {
  const stem = 0.5 + 0.05 * Math.sin(v * 5);
  if (Math.abs(u - stem) < 0.008 && v > 0.1 && v < 0.86) return deep;
  for (let leaf = 0; leaf < 7; leaf += 1) {
    const root = 0.22 + leaf * 0.09;
    const side = leaf % 2 === 0 ? 1 : -1;
    const [du, dv] = [(u - (0.5 + 0.05 * Math.sin(root * 5))) * side, (v - root) * ratio];
    const [along, across] = [du * 0.82 + dv * 0.57, -du * 0.57 + dv * 0.82];
    const length = 0.3 - leaf * 0.024;
    if (along > 0 && along < length && Math.abs(across) < 0.062 * Math.sin((along / length) * Math.PI)) return Math.abs(across) < 0.005 ? PAPER : leaf % 3 === 0 ? deep : full;
  }
  return PAPER;
};

const horizon: Drawing = (u, v, ratio, { deep, full, pale }) => {
  if (Math.hypot(u - 0.58, (v - 0.62) * ratio) < 0.17) return RUST;
  if (v < 0.16) return deep;
  if (v < 0.3) return full;
  return v < 0.42 ? pale : PAPER;
};

const hills: Drawing = (u, v, ratio, { deep, full, pale }) => {
  const hill = (base: number, height: number, shift: number): boolean => v < base + height * Math.sin(u * 4.2 + shift) + height * 0.4 * Math.sin(u * 9 + shift * 2);
  if (hill(0.16, 0.05, 0.4)) return deep;
  if (hill(0.32, 0.06, 2.1)) return full;
  if (hill(0.48, 0.05, 4)) return pale;
  return Math.hypot(u - 0.3, (v - 0.76) * ratio) < 0.07 ? HONEY : PAPER;
};

/** Fields of plain colour, one above the other. */
const fields: Drawing = (u, v, _ratio, { deep, full, pale }) => {
  const within = (left: number, right: number, low: number, high: number): boolean => u > left && u < right && v > low && v < high;
  if (within(0.14, 0.86, 0.58, 0.9)) return full;
  if (within(0.14, 0.86, 0.5, 0.555)) return HONEY;
  if (within(0.14, 0.5, 0.1, 0.475)) return deep;
  return within(0.53, 0.86, 0.1, 0.475) ? pale : PAPER;
};

/** Ridges in thin lines, with a sun that is drawn in one line. */
const lines: Drawing = (u, v, ratio, { deep, full }) => {
  const fromSun = Math.hypot(u - 0.66, (v - 0.74) * ratio);
  const ridge = (order: number): number => 0.14 + order * 0.075 + (0.03 + order * 0.008) * Math.sin(u * (3.4 + order * 0.5) + order * 1.7) + 0.018 * Math.sin(u * 11 + order * 2.3);
  let skyline = 0;
  for (let order = 0; order < 6; order += 1) {
    const above = v - ridge(order);
    // A nearer ridge hides the lines behind it.
    if (v > skyline && Math.abs(above) * ratio < LINE) return order % 2 === 0 ? deep : full;
    skyline = Math.max(skyline, ridge(order));
  }
  return v > skyline && Math.abs(fromSun - 0.13) < LINE ? RUST : PAPER;
};

/** One fan-shaped leaf on its stalk. */
const fan: Drawing = (u, v, ratio, { deep, full, pale }) => {
  const [x, y] = [u - 0.5, (v - 0.36) * ratio];
  const angle = Math.atan2(x, y);
  const distance = Math.hypot(x, y);
  const rays = 11;
  const spread = 1.75;
  if (y < 0 && v > 0.08 && Math.abs(x + 0.06 * y * y) < 0.009) return deep;
  if (Math.abs(angle) > spread) return PAPER;
  const ray = ((angle + spread) / (2 * spread)) * rays;
  const order = Math.min(rays - 1, Math.floor(ray));
  const middle = ((order + 0.5) / rays) * 2 * spread - spread;
  const length = 0.53 - 0.13 * Math.abs(middle / spread) ** 2;
  const share = distance / length;
  if (share >= 1) return PAPER;
  // Each ray is a slender leaf: narrow at the stalk and pointed at its end.
  const half = 0.07 * Math.sin(Math.PI * share ** 0.8);
  const across = Math.sin(angle - middle) * distance;
  if (Math.abs(across) > half || Math.abs(across) < 0.003) return PAPER;
  return order % 3 === 0 ? deep : order % 3 === 1 ? full : pale;
};

/** Pebbles that are balanced on each other. */
const pebbles: Drawing = (u, v, ratio, { deep, full, pale }) => {
  const stones = [[0.5, 0.17, 0.3, 0.1, deep], [0.46, 0.342, 0.23, 0.112, pale], [0.53, 0.522, 0.19, 0.106, full], [0.48, 0.682, 0.125, 0.084, HONEY], [0.5, 0.797, 0.07, 0.058, deep]] as const;
  const found = stones.find(([x, y, wide, high]) => Math.abs((u - x) / wide) ** 2.4 + Math.abs(((v - y) * ratio) / (high * 1.2)) ** 2.4 < 1);
  return found?.[4] ?? PAPER;
};

/** The drawings of prints, by their design: four for sale, and four that only furnish rooms. */
const DRAWINGS: readonly Drawing[] = [arches, branch, horizon, hills, fields, lines, fan, pebbles];

/** Returns the colour of a print at a position, both coordinates from 0 (lower left) to 1. */
export function drawingOf(design: number, hex: string, ratio: number): (u: number, v: number) => string {
  const inks: Inks = { deep: mixColors(hex, '#2E221A', 0.45), full: hex, pale: mixColors(hex, PAPER, 0.55) };
  const drawing = DRAWINGS[design - 1] ?? arches;
  return (u, v) => drawing(u, v, ratio, inks);
}
