import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '@feszek/contract';
import type { PictureFile } from '@feszek/demo/drawing';

/**
 * The width at which a scene is drawn, in pixels: the widest that a page shows. Larger files, for a density of 2, are
 * enlarged from it; a larger drawing would show nothing more.
 */
export const MASTER_PIXELS = Math.max(...IMAGE_WIDTHS);

/** The drawing itself, kept for sizes that are made later. */
export const MASTER: PictureFile = { name: 'master.webp', pixels: MASTER_PIXELS, quality: 92 };

/** Shown in the picture's place until it arrives. Source: specification, chapter 9. */
export const PLACEHOLDER: PictureFile = { name: 'placeholder.webp', pixels: 10, quality: 50 };

/**
 * The widest file that a card of a listing shows, in pixels. A drawing of this width takes a quarter of the time of the
 * whole one, so that a listing is not kept waiting for sizes that it does not show.
 */
export const CARD_PIXELS = 640;

/** A placeholder is drawn by itself, before the picture, at this width in pixels: ten would lose thin legs. */
export const PLACEHOLDER_DRAWING_PIXELS = 80;

const QUALITY = 80;

/** The file of a listed size. */
export function sizeFile(pixels: number): PictureFile {
  return { name: `${pixels}.webp`, pixels, quality: QUALITY };
}

/** The listed sizes that a page shows, which are made together with the drawing; the least first. */
export const SHOWN_SIZES: readonly PictureFile[] = [...new Set(IMAGE_WIDTHS.flatMap((width) => IMAGE_DENSITIES.map((density) => width * density)))]
  .filter((pixels) => pixels <= MASTER_PIXELS)
  .toSorted((a, b) => a - b)
  .map(sizeFile);
