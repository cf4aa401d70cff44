import type { ProductView } from './productView.ts';

/** Width of a wide product in relation to its height. */
const WIDE = 1.25;

/**
 * Whether the frame of the pictures is square instead of 4:5. A picture of 4:5 whose object is this wide has its object
 * within the middle four fifths of its height, so the square frame crops the ground only.
 */
export function isWideProduct({ dimensions: { width, height } }: Pick<ProductView, 'dimensions'>): boolean {
  return width !== null && height !== null && width >= WIDE * height;
}
