/**
 * A silhouette as SVG paths in a square of 100 units, which is stretched to the product's dimensions. A part that turns
 * clockwise is filled; one that turns the other way round within it is a hole.
 */
export interface Silhouette {
  readonly front: string;
  /** The front of the product is on the left. */
  readonly side: string;
  /** Of a flat product, seen from above; a rectangle by default. */
  readonly top?: string;
}

/** A product that looks the same from the front and from the side. */
export function both(path: string): Silhouette {
  return { front: path, side: path };
}

export const RECTANGLE = 'M0 0H100V100H0Z';
export const ELLIPSE = 'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z';

/** Of every product whose silhouette is unknown. */
export const BOX = both(RECTANGLE);
/** A rug, a plate or a board that is round from above. */
export const DISC: Silhouette = { ...BOX, top: ELLIPSE };
