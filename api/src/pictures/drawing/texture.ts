import type { PictureMaterial, Surface } from '../pictureSpec.ts';
import { luminance } from './color.ts';
import { seededRandom } from './random.ts';
import { type Definitions, number } from './svg.ts';

const TILE = 168;

/** Draws the marks of one square tile; marks that leave it on one side come in again on the other. */
type Weave = (random: () => number) => readonly Mark[];

interface Mark {
  readonly x: number;
  readonly y: number;
  /** Path data relative to the mark's place. */
  readonly path: string;
  readonly width: number;
  /** From -1, dark, to 1, light. */
  readonly light: number;
}

function scatter(count: number, random: () => number, mark: (x: number, y: number) => Omit<Mark, 'x' | 'y'>): readonly Mark[] {
  return Array.from({ length: count }, () => {
    const x = random() * TILE;
    const y = random() * TILE;
    return { x, y, ...mark(x, y) };
  });
}

const linen: Weave = (random) => [
  ...scatter(520, random, () => ({ path: `h${number(4 + random() * 14)}`, width: 0.9, light: random() - 0.55 })),
  ...scatter(520, random, () => ({ path: `v${number(4 + random() * 12)}`, width: 0.9, light: random() - 0.5 })),
];

const boucle: Weave = (random) =>
  scatter(900, random, () => {
    const size = 2.4 + random() * 3.2;
    return { path: `q${number(size / 2)} ${number(-size)} ${number(size)} 0t${number(-size)} ${number(size * 0.6)}`, width: 1.3, light: random() * 1.7 - 0.95 };
  });

const velvet: Weave = (random) => scatter(260, random, () => ({ path: `l${number(random() * 3 - 1)} ${number(5 + random() * 9)}`, width: 1.6, light: (random() - 0.45) * 0.45 }));

const leather: Weave = (random) =>
  scatter(420, random, () => ({ path: `l${number(random() * 5 - 2.5)} ${number(random() * 5 - 2.5)}l${number(random() * 3)} ${number(random() * 3)}`, width: 0.7, light: (random() - 0.62) * 0.8 }));

const wool: Weave = (random) => scatter(760, random, () => ({ path: `q${number(random() * 6 - 3)} ${number(random() * 6 - 3)} ${number(random() * 9 - 4.5)} ${number(random() * 9 - 4.5)}`, width: 0.9, light: (random() - 0.5) * 1.1 }));

const speckle: Weave = (random) => scatter(90, random, () => ({ path: 'h.1', width: 0.8 + random() * 1.4, light: -0.25 - random() * 0.5 }));

const stone: Weave = (random) => [
  ...scatter(240, random, () => ({ path: `h${number(1 + random() * 5)}`, width: 0.6 + random() * 1.8, light: (random() - 0.6) * 0.7 })),
  ...scatter(14, random, () => ({ path: `q${number(30 + random() * 40)} ${number(random() * 8 - 4)} ${number(70 + random() * 80)} ${number(random() * 10 - 5)}`, width: 1 + random() * 3, light: (random() - 0.6) * 0.5 })),
];

const paper: Weave = (random) => scatter(150, random, () => ({ path: `q${number(random() * 12)} ${number(random() * 8 - 4)} ${number(random() * 18)} ${number(random() * 6 - 3)}`, width: 0.6, light: (random() - 0.6) * 0.4 }));

/** Hexagonal cane work: two crossed pairs and the diagonals between them. */
const cane: Weave = () => {
  const pitch = TILE / 12;
  const marks: Mark[] = [];
  for (let i = 0; i < 12; i += 1) {
    const at = i * pitch;
    marks.push({ x: at, y: 0, path: `v${TILE}`, width: 1.7, light: -0.75 }, { x: at + 3.4, y: 0, path: `v${TILE}`, width: 1.7, light: 0.4 });
    marks.push({ x: 0, y: at, path: `h${TILE}`, width: 1.7, light: -0.75 }, { x: 0, y: at + 3.4, path: `h${TILE}`, width: 1.7, light: 0.4 });
    for (let j = 0; j < 12; j += 1) marks.push({ x: at, y: j * pitch, path: `m7 7h5m-2.5 -2.5v5`, width: 3.4, light: -0.9 });
  }
  return marks;
};

const WEAVES: Partial<Record<PictureMaterial, { readonly weave: Weave; readonly strength: number; readonly millimetres: number }>> = {
  fabric: { weave: linen, strength: 0.3, millimetres: 250 },
  boucle: { weave: boucle, strength: 0.3, millimetres: 330 },
  velvet: { weave: velvet, strength: 0.28, millimetres: 300 },
  leather: { weave: leather, strength: 0.3, millimetres: 300 },
  wool: { weave: wool, strength: 0.3, millimetres: 240 },
  ceramic: { weave: speckle, strength: 0.4, millimetres: 90 },
  stone: { weave: stone, strength: 0.5, millimetres: 420 },
  paper: { weave: paper, strength: 0.4, millimetres: 300 },
  cane: { weave: cane, strength: 0.55, millimetres: 150 },
};

function markSvg(mark: Mark, strength: number): string {
  const color = mark.light < 0 ? '#2a1c10' : '#fffaf0';
  const opacity = Math.round(Math.abs(mark.light) * strength * 100) / 100;
  const places = [[0, 0], ...(mark.x > TILE * 0.7 ? [[-TILE, 0]] : []), ...(mark.y > TILE * 0.7 ? [[0, -TILE]] : [])];
  const path = places.map(([dx = 0, dy = 0]) => `M${number(mark.x + dx)} ${number(mark.y + dy)}${mark.path}`).join('');
  return `<path d="${path}" stroke="${color}" stroke-width="${number(mark.width)}" stroke-opacity="${opacity}"/>`;
}

/** Smallest and largest size of a tile in the picture, against its drawn size: threads must stay visible, but never coarse. */
const TILE_SCALE = { min: 0.75, max: 3.4 };

/**
 * The name of the pattern that lies over a surface, or `undefined` for a surface without one.
 *
 * @param pixelsPerMm how close the camera is
 */
export function textureFill(surface: Surface, pixelsPerMm: number, defs: Definitions): string | undefined {
  const entry = WEAVES[surface.material];
  if (entry === undefined) return undefined;
  const size = Math.min(TILE_SCALE.max, Math.max(TILE_SCALE.min, (entry.millimetres * pixelsPerMm) / TILE));
  const strength = entry.strength * (luminance(surface.hex) < 0.3 ? 0.7 : 1);
  return defs.name(`weave ${surface.material} ${number(size)} ${strength}`, (name) => {
    const marks = entry.weave(seededRandom(surface.material)).map((mark) => markSvg(mark, strength));
    return `<pattern id="${name}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse" patternTransform="rotate(-4)scale(${number(size)})"><g fill="none" stroke-linecap="round">${marks.join('')}</g></pattern>`;
  });
}
