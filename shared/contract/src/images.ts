/** Picture sizes. Source: specification, chapter 9. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;
export const IMAGE_DENSITIES = [1, 2] as const;
type ImageWidth = (typeof IMAGE_WIDTHS)[number];
type ImageDensity = (typeof IMAGE_DENSITIES)[number];

/** A picture in a response: `path` is immutable, see `imageUrl`; `width` and `height` give the aspect ratio. */
export interface Image {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** A preview ten pixels wide in the frame of a card, as base64 WebP, shown until the picture has loaded. */
  readonly placeholder?: string;
  /** The path of the picture in the frame of a card (4:5), if its own aspect ratio differs. */
  readonly framed?: string;
  /** The focal point in percent of width and height; the centre by default. */
  readonly focus_x?: number;
  readonly focus_y?: number;
}

/** The uncropped picture in the frame of a card (4:5), for cards, thumbnails and the gallery. */
export function framedImage(image: Image): Image {
  const { framed, focus_x: _, focus_y: __, ...whole } = image;
  return framed === undefined ? image : { ...whole, path: framed, width: 1200, height: 1500 };
}

/** The address of one size of a picture, e.g. `/images/products/17-cutout-ab12cd34/640@2x.webp`. */
export function imageUrl(path: string, width: ImageWidth, density: ImageDensity = 1): string {
  return `${path}/${width}${density === 2 ? '@2x' : ''}.webp`;
}

/** The `srcset` of a picture with a variable width: all six widths. */
export function imageSrcSet(path: string): string {
  return IMAGE_WIDTHS.map((width) => `${imageUrl(path, width)} ${width}w`).join(', ');
}
