import { createHash } from 'node:crypto';
import { GOODS_PRODUCTS } from '@feszek/demo';
import type { GoodsProduct } from '@feszek/demo';
import { KINDS } from '@feszek/demo/drawing';
import type { PictureKind, PictureMaterial, PictureSpec } from '@feszek/demo/drawing';

export interface Measures {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

export interface PictureWish {
  readonly kind: PictureKind;
  /** Chooses among what fits equally well, so that neighbours in a listing differ. */
  readonly sku: string;
  /** In millimetres. */
  readonly size: Measures;
  readonly design?: number | undefined;
  readonly material?: PictureMaterial | undefined;
  readonly hex?: string | undefined;
  readonly frameMaterial?: PictureMaterial | undefined;
  readonly frameHex?: string | undefined;
}

/** What is usual of a kind: drawn sizes stay within what its models were made for. */
interface Usual {
  readonly models: readonly GoodsProduct[];
  readonly size: Measures;
  readonly weight: number;
}

const SIDES = ['width', 'depth', 'height'] as const;
/** How far beyond the range's own sizes a model still looks right. */
const STRETCH = 1.3;
/** So many models that fit about equally well take turns. */
const NEAREST = 4;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const byKind = Map.groupBy(GOODS_PRODUCTS, ({ picture }) => picture.kind);
const known = new Map<PictureKind, Usual>();

function usualOf(kind: PictureKind): Usual {
  const found = known.get(kind);
  if (found) return found;
  const models = byKind.get(kind) ?? byKind.get('box') ?? [];
  const side = (name: (typeof SIDES)[number]) => median(models.map(({ dimensionsMm }) => dimensionsMm[name]));
  const usual = { models, size: { width: side('width'), depth: side('depth'), height: side('height') }, weight: median(models.map(({ weightGrams }) => weightGrams)) };
  known.set(kind, usual);
  return usual;
}

/** The measures that a piece of this kind usually has, in millimetres. */
export function usualSize(kind: PictureKind): Measures {
  return usualOf(kind).size;
}

/**
 * What a piece of this kind and size usually weighs, in grams.
 *
 * @param size in millimetres
 */
export function usualWeight(kind: PictureKind, size: Measures): number {
  const { size: usual, weight } = usualOf(kind);
  const volume = (measures: Measures) => measures.width * measures.depth * measures.height;
  const share = Math.cbrt(volume(size) / Math.max(1, volume(usual))) ** 2;
  return Math.max(50, Math.round((weight * Math.min(6, Math.max(0.2, share))) / 50) * 50);
}

function difference(one: Measures, other: Measures): number {
  return SIDES.reduce((sum, side) => sum + Math.abs(Math.log(one[side] / other[side])), 0);
}

/** A size that the kind's models can be drawn in. */
function drawable(kind: PictureKind, size: Measures): Measures {
  const { models } = usualOf(kind);
  const within = (side: (typeof SIDES)[number]) => {
    const sizes = models.map(({ dimensionsMm }) => dimensionsMm[side]);
    return Math.round(Math.min(Math.max(...sizes) * STRETCH, Math.max(Math.min(...sizes) / STRETCH, size[side])));
  };
  return { width: within('width'), depth: within('depth'), height: within('height') };
}

/** A drawing for a product without pictures of its own: the design of the shop's range that is nearest in size, in the product's colours. */
export function fittingPicture(wish: PictureWish): PictureSpec {
  const { kind } = wish;
  const size = drawable(kind, wish.size);
  const designs = KINDS[kind].designs.length;
  const design = wish.design !== undefined && wish.design <= designs ? wish.design : undefined;
  const candidates = usualOf(kind).models.filter(({ picture }) => design === undefined || picture.design === design);
  const nearest = (candidates.length > 0 ? candidates : usualOf(kind).models).toSorted((a, b) => difference(a.dimensionsMm, size) - difference(b.dimensionsMm, size)).slice(0, NEAREST);
  const turn = createHash('sha1').update(wish.sku).digest().readUInt16BE(0) % nearest.length;
  const { picture } = nearest[turn] ?? {};
  if (!picture) throw new Error(`The shop's range has nothing to draw ${kind} after`);
  return {
    kind,
    design: design ?? picture.design,
    body: { material: wish.material ?? picture.body.material, hex: wish.hex ?? picture.body.hex },
    frame: { material: wish.frameMaterial ?? picture.frame.material, hex: wish.frameHex ?? picture.frame.hex },
    size,
  };
}
