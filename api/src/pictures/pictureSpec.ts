/** What can be drawn. */
export const PICTURE_KINDS = [
  'sofa', 'armchair', 'chair', 'dining-table', 'coffee-table', 'desk', 'bed', 'wardrobe', 'nightstand', 'shelf', 'sideboard',
  'floor-lamp', 'pendant-lamp', 'table-lamp', 'rug', 'cushion', 'throw', 'plate', 'bowl', 'mug', 'jug', 'vase', 'mirror',
] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const PICTURE_MATERIALS = [
  'wood', 'fabric', 'boucle', 'velvet', 'leather', 'metal', 'brass', 'ceramic', 'glass', 'stone', 'cane', 'paper', 'wool', 'lacquer',
] as const;
export type PictureMaterial = (typeof PICTURE_MATERIALS)[number];

export interface Surface {
  readonly material: PictureMaterial;
  readonly hex: string;
}

/** Everything that a product's pictures are drawn from. */
export interface PictureSpec {
  readonly kind: PictureKind;
  /** Counted from 1: the design within the kind. */
  readonly design: number;
  /** What the eye meets first: upholstery, table top, shade, glaze. */
  readonly body: Surface;
  /** What carries it: legs, frame, base, pattern. */
  readonly frame: Surface;
  /** Outer dimensions in millimetres. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
}

export const PICTURE_VARIANTS = ['cutout', 'room', 'detail'] as const;
export type PictureVariant = (typeof PICTURE_VARIANTS)[number];
