/**
 * The `sizes` of the main picture. The preload in the page's head must have the same value. The full-screen view uses it as
 * well, so that the picture is cached.
 */
export const GALLERY_SIZES = '(min-width: 90rem) 784px, (min-width: 64rem) 54vw, (min-width: 40rem) 64vw, 100vw';
