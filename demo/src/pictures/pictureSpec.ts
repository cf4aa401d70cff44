/** The kinds of product that can be drawn. */
export const PICTURE_KINDS = [
  'sofa', 'corner-sofa', 'armchair', 'pouf', 'chair', 'bar-stool', 'bench', 'office-chair',
  'dining-table', 'coffee-table', 'side-table', 'desk',
  'bed', 'wardrobe', 'nightstand', 'dresser', 'shelf', 'wall-shelf', 'sideboard', 'tv-unit', 'coat-rack', 'shoe-cabinet',
  'basket', 'box', 'laundry-basket', 'organiser',
  'floor-lamp', 'pendant-lamp', 'table-lamp', 'wall-lamp',
  'rug', 'bath-mat', 'cushion', 'throw', 'bed-linen', 'curtain', 'towel', 'swatch',
  'plate', 'bowl', 'mug', 'jug', 'glass', 'carafe', 'pot', 'pan', 'board', 'tray', 'dispenser',
  'vase', 'mirror', 'candle-holder', 'clock', 'print', 'plant', 'plant-pot',
] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const PICTURE_MATERIALS = [
  'wood', 'lacquer', 'fabric', 'cotton', 'boucle', 'velvet', 'leather', 'wool', 'terry', 'cane', 'wicker', 'paper',
  'metal', 'brass', 'iron', 'enamel', 'ceramic', 'glass', 'stone', 'wax', 'foliage',
] as const;
export type PictureMaterial = (typeof PICTURE_MATERIALS)[number];

export interface Surface {
  readonly material: PictureMaterial;
  readonly hex: string;
}

/** The input for drawing a product's pictures. */
export interface PictureSpec {
  readonly kind: PictureKind;
  /** Counted from 1: the design within the kind. */
  readonly design: number;
  /** The most visible surface: upholstery, table top, shade, glaze. */
  readonly body: Surface;
  /** The supporting part: legs, frame, base, or a pattern. */
  readonly frame: Surface;
  /** Outer dimensions in millimetres. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
  /** The number that the product's texts state: pieces of a set, drawers, shelves. By default that of the design. */
  readonly count?: number;
}

/** The pictures of a product, in their order: cut out, in a room, close up, from another side, and its materials. */
export const PICTURE_VARIANTS = ['cutout', 'room', 'detail', 'turned', 'materials'] as const;
export type PictureVariant = (typeof PICTURE_VARIANTS)[number];
