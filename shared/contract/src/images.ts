/** Picture sizes. Source: specification, chapter 9. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;
export const IMAGE_DENSITIES = [1, 2] as const;
type ImageWidth = (typeof IMAGE_WIDTHS)[number];
type ImageDensity = (typeof IMAGE_DENSITIES)[number];

/** A picture on the wire: `path` is immutable and is completed by `imageUrl`; `width` and `height` give its shape. */
export interface Image {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The picture ten pixels wide in the frame of a card, as WebP in base64: shown until it has loaded. */
  readonly placeholder?: string;
  /** The address of the picture in the frame of a card (4:5), where its own shape is another. */
  readonly framed?: string;
  /** The point that a crop keeps, in percent of width and height; the middle where left out. */
  readonly focus_x?: number;
  readonly focus_y?: number;
}

/** A picture whole in the frame of a card (4:5), as cards, thumbnails and a product's gallery show it. */
export function framedImage(image: Image): Image {
  const { framed, focus_x: _, focus_y: __, ...whole } = image;
  return framed === undefined ? image : { ...whole, path: framed, width: 1200, height: 1500 };
}

/** The address of one size of a picture, e.g. `/images/products/17-cutout-ab12cd34/640@2x.webp`. */
export function imageUrl(path: string, width: ImageWidth, density: ImageDensity = 1): string {
  return `${path}/${width}${density === 2 ? '@2x' : ''}.webp`;
}

/** The `srcset` of a picture whose shown width varies: all six widths. */
export function imageSrcSet(path: string): string {
  return IMAGE_WIDTHS.map((width) => `${imageUrl(path, width)} ${width}w`).join(', ');
}
