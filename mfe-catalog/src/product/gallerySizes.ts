/** The `sizes` of a picture as wide as the gallery. The full-screen view uses it as well, so that a phone's picture is cached. */
export const GALLERY_SIZES = '(min-width: 90rem) 784px, (min-width: 64rem) 54vw, (min-width: 40rem) 64vw, 100vw';

/** A picture of 4:5 that is limited by the height of a desktop's window, as in `Gallery.module.css`. */
const TALL_SIZES = `(min-width: 90rem) and (min-height: 45rem) min(784px, 80vh - 205px), (min-width: 64rem) and (min-height: 45rem) min(54vw, 80vh - 205px), ${GALLERY_SIZES}`;

/**
 * The `sizes` of the main picture. The preload in the page's head must have the same value.
 *
 * @param isWide - whether the picture fills the width of its frame on a desktop too
 */
export function mainSizes(isWide: boolean): string {
  return isWide ? GALLERY_SIZES : TALL_SIZES;
}
