import type { PictureMaterial } from '../pictureSpec.ts';
import { layeredNoise, noise } from './noise.ts';
import type { Axis } from './part.ts';

/** A position on a surface, for which its material determines colour, relief and shine. */
export interface Spot {
  /** In millimetres, from the part's own origin. */
  x: number;
  y: number;
  z: number;
  /** Length about one; relief bends it. */
  nx: number;
  ny: number;
  nz: number;
  /** Reflected light, from 0 to 1. */
  red: number;
  green: number;
  blue: number;
  /** Strength of the highlight, and how narrow it is. */
  gloss: number;
  focus: number;
  /** Strength of reflections, from 0 to 1. */
  mirror: number;
  /** Additional brightness of edges turned away from the viewer: the nap of velvet and wool. */
  nap: number;
  /** Translucency, from 0 to 1. */
  through: number;
  /** Pixels per millimetre at this position. */
  pixelsPerMm: number;
  grain: Axis;
  /** A different number for each part: no two boards have the same grain. */
  seed: number;
}

/** Visibility of a pattern of a given size, from 0 to 1: a pattern finer than the pixels would only add noise. */
function visibility(millimetres: number, { pixelsPerMm }: Spot): number {
  return Math.max(0, Math.min(1, (millimetres * pixelsPerMm - 1) / 2));
}

function brighten(spot: Spot, factor: number): void {
  spot.red *= factor;
  spot.green *= factor;
  spot.blue *= factor;
}

/** Bends the normal as if the noise were hills with a height in proportion to `depth`. */
function emboss(spot: Spot, millimetres: number, depth: number): void {
  if (depth < 0.01) return;
  const scale = 1 / millimetres;
  const [x, y, z] = [spot.x * scale + spot.seed, spot.y * scale, spot.z * scale];
  const here = noise(x, y, z);
  spot.nx += (here - noise(x + 0.4, y, z)) * depth;
  spot.ny += (here - noise(x, y + 0.4, z)) * depth;
  spot.nz += (here - noise(x, y, z + 0.4)) * depth;
}

/** Two coordinates on the surface. */
function planar({ x, y, z, nx, ny, nz }: Spot): readonly [u: number, v: number] {
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  if (ay >= ax && ay >= az) return [x, z];
  return az >= ax ? [x, y] : [z, y];
}

/** One coordinate along the grain and two across it. */
function alongGrain({ x, y, z, grain }: Spot): readonly [along: number, across: number, other: number] {
  if (grain === 'x') return [x, y, z];
  return grain === 'y' ? [y, x, z] : [z, x, y];
}

/** Growth rings along the trunk, with fibres and fine dark pores. */
function wood(spot: Spot): void {
  const [along, across, other] = alongGrain(spot);
  const shift = spot.seed * 37;
  const bend = layeredNoise(along / 620 + shift, across / 90, other / 90) * 6 + noise(along / 210 + shift, across / 34, other / 34) * 1.6;
  const ring = Math.sin((across * 0.055 + other * 0.034 + bend) * 2.1);
  const fibre = noise(along / 70 + shift, across / 1.5, other / 1.5);
  const pore = noise(along / 16 + shift, across / 0.9, other / 0.9);
  const fine = visibility(2.4, spot);
  const board = 0.95 + 0.1 * noise(spot.seed * 3.1, 0.5, 0.5);
  const tone = board * (1 + 0.085 * ring * (0.6 + 0.4 * visibility(18, spot)) + 0.15 * (fibre - 0.5) * (0.35 + 0.65 * fine) - (pore > 0.74 ? 0.2 * fine : 0));
  spot.red *= tone;
  spot.green *= tone ** 1.12;
  spot.blue *= tone ** 1.28;
  spot.gloss = 0.1;
  spot.focus = 12;
}

/** Crossed threads of varying thickness. */
function weave(spot: Spot, pitch: number, relief: number): void {
  const [u, v] = planar(spot);
  const slub = noise(u / 60, v / 2.6, spot.seed) + noise(u / 2.6, v / 60, spot.seed + 9) - 1;
  const near = visibility(pitch, spot);
  const thread = Math.sin((u / pitch) * Math.PI * 2) * Math.sin((v / pitch) * Math.PI * 2);
  brighten(spot, 1 + 0.13 * slub * (0.4 + 0.6 * visibility(5, spot)) + relief * 0.16 * thread * near);
  emboss(spot, pitch * 0.8, relief * near * 0.5);
  emboss(spot, 70, 0.12);
}

function boucle(spot: Spot): void {
  const near = visibility(7, spot);
  const loops = noise(spot.x / 6.5, spot.y / 6.5, spot.z / 6.5);
  brighten(spot, 0.98 + 0.26 * (loops - 0.5) * (0.3 + 0.7 * near));
  emboss(spot, 6.5, 1.1 * near);
  emboss(spot, 22, 0.4);
  spot.nap = 0.12;
}

function velvet(spot: Spot): void {
  const stroked = layeredNoise(spot.x / 110, spot.y / 170, spot.z / 110);
  brighten(spot, 0.86 + 0.24 * stroked);
  emboss(spot, 90, 0.16);
  spot.nap = 0.5;
}

function leather(spot: Spot): void {
  brighten(spot, 0.92 + 0.16 * layeredNoise(spot.x / 70, spot.y / 70, spot.z / 70));
  emboss(spot, 3.4, 0.3 * visibility(3.4, spot));
  emboss(spot, 45, 0.2);
  spot.gloss = 0.2;
  spot.focus = 16;
}

function wool(spot: Spot): void {
  const tuft = noise(spot.x / 4, spot.y / 4, spot.z / 4);
  brighten(spot, 0.97 + 0.2 * (tuft - 0.5) * (0.35 + 0.65 * visibility(4, spot)) + 0.06 * (layeredNoise(spot.x / 120, spot.y / 120, spot.z / 120) - 0.5));
  emboss(spot, 5, 0.6 * visibility(5, spot));
  spot.nap = 0.16;
}

function terry(spot: Spot): void {
  const loop = noise(spot.x / 2.6, spot.y / 2.6, spot.z / 2.6);
  brighten(spot, 0.98 + 0.22 * (loop - 0.5) * (0.4 + 0.6 * visibility(3, spot)));
  emboss(spot, 3, 0.9 * visibility(3, spot));
  emboss(spot, 26, 0.3);
  spot.nap = 0.14;
}

function cotton(spot: Spot): void {
  weave(spot, 1.2, 0.5);
  emboss(spot, 85, 0.32);
  emboss(spot, 28, 0.12);
}

/** Cane work: two crossed pairs of strips and the diagonals, with the dark of the room behind. */
function cane(spot: Spot): void {
  const [u, v] = planar(spot);
  const pitch = 14;
  const [fu, fv] = [(((u / pitch) % 1) + 1) % 1, (((v / pitch) % 1) + 1) % 1];
  const strip = Math.min(Math.abs(fu - 0.5), Math.abs(fv - 0.5));
  const diagonal = Math.min(Math.abs(fu - fv), Math.abs(fu + fv - 1));
  const isOpen = strip > 0.16 && diagonal > 0.1 && strip < 0.42;
  const near = visibility(9, spot);
  brighten(spot, 1 - near * (isOpen ? 0.66 : 0.12 * (strip > 0.1 ? 1 : 0)) - (1 - near) * 0.2);
  emboss(spot, 4, 0.2 * near);
}

/** Rods woven around uprights. */
function wicker(spot: Spot): void {
  const isFlat = Math.abs(spot.ny) > 0.7;
  const across = isFlat ? Math.hypot(spot.x, spot.z) : spot.y;
  const along = Math.atan2(spot.z, spot.x) * (isFlat ? 90 : Math.max(60, Math.hypot(spot.x, spot.z)));
  const rodMm = 11;
  const row = Math.floor(across / rodMm);
  const within = across / rodMm - row;
  const over = Math.sin((along / 26) * Math.PI + (row % 2) * Math.PI);
  const near = visibility(9, spot);
  const rounded = Math.sin(within * Math.PI);
  brighten(spot, 1 - near * (0.42 - 0.3 * rounded - 0.16 * over * rounded) - (1 - near) * 0.16 + 0.14 * (noise(along / 9, row * 1.7, spot.seed) - 0.5));
  if (!isFlat) spot.ny += (0.5 - within) * 1.3 * near;
  const tilt = Math.cos((along / 26) * Math.PI + (row % 2) * Math.PI) * 0.4 * near;
  const angle = Math.atan2(spot.z, spot.x);
  spot.nx += -Math.sin(angle) * tilt;
  spot.nz += Math.cos(angle) * tilt;
}

function paper(spot: Spot): void {
  brighten(spot, 0.985 + 0.03 * noise(spot.x / 9, spot.y / 9, spot.z / 9));
  emboss(spot, 40, 0.06);
}

function metal(spot: Spot): void {
  spot.gloss = 0.5;
  spot.focus = 46;
  spot.mirror = 0.34;
  brighten(spot, 0.82);
}

function brass(spot: Spot): void {
  brighten(spot, 0.7);
  spot.gloss = 0.7;
  spot.focus = 40;
  spot.mirror = 0.62;
}

function iron(spot: Spot): void {
  brighten(spot, 0.94 + 0.12 * noise(spot.x / 2, spot.y / 2, spot.z / 2));
  emboss(spot, 2.2, 0.25 * visibility(2.2, spot));
  spot.gloss = 0.22;
  spot.focus = 12;
}

function enamel(spot: Spot): void {
  spot.gloss = 0.75;
  spot.focus = 90;
  spot.mirror = 0.1;
}

/** A glaze with iron specks over marks of the potter's fingers. */
function ceramic(spot: Spot): void {
  const speck = noise(spot.x / 1.3 + spot.seed, spot.y / 1.3, spot.z / 1.3);
  if (speck > 0.86) brighten(spot, 1 - 0.42 * visibility(1.4, spot) * ((speck - 0.86) / 0.14));
  brighten(spot, 0.96 + 0.08 * layeredNoise(spot.x / 60, spot.y / 24, spot.z / 60));
  spot.ny += 0.05 * Math.sin(spot.y / 2.1 + 2 * noise(spot.x / 30, spot.y / 9, spot.z / 30)) * visibility(5, spot);
  spot.gloss = 0.34;
  spot.focus = 34;
  spot.mirror = 0.045;
}

function stone(spot: Spot): void {
  const drift = layeredNoise(spot.x / 160 + spot.seed, spot.y / 160, spot.z / 160) * 5;
  const vein = Math.abs(Math.sin((spot.x * 0.004 + spot.z * 0.007 + spot.y * 0.009 + drift) * 2.4));
  const cloud = layeredNoise(spot.x / 50, spot.y / 50, spot.z / 50);
  brighten(spot, 0.9 + 0.14 * cloud - 0.3 * Math.max(0, 0.14 - vein) * 5);
  spot.gloss = 0.16;
  spot.focus = 30;
  spot.mirror = 0.03;
}

function foliage(spot: Spot): void {
  const tone = 0.8 + 0.42 * noise(spot.seed * 5.3, 0.2, 0.7) + 0.14 * (layeredNoise(spot.x / 30, spot.y / 30, spot.z / 30) - 0.5);
  spot.red *= tone * 0.92;
  spot.green *= tone * 1.06;
  spot.blue *= tone * 0.86;
  spot.gloss = 0.22;
  spot.focus = 16;
  spot.through = 0.3;
}

const MATERIALS: Readonly<Record<PictureMaterial, (spot: Spot) => void>> = {
  wood,
  lacquer: (spot) => {
    spot.gloss = 0.14;
    spot.focus = 24;
  },
  fabric: (spot) => weave(spot, 2.6, 1),
  cotton,
  boucle,
  velvet,
  leather,
  wool,
  terry,
  cane,
  wicker,
  paper,
  metal,
  brass,
  iron,
  enamel,
  ceramic,
  glass: (spot) => {
    spot.gloss = 0.9;
    spot.focus = 120;
    spot.mirror = 0.16;
  },
  stone,
  wax: (spot) => {
    spot.through = 0.25;
    spot.gloss = 0.12;
  },
  foliage,
};

/** Determines colour, relief and shine of a position from its material. */
export function applyMaterial(material: PictureMaterial, spot: Spot): void {
  MATERIALS[material](spot);
}
