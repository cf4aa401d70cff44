/**
 * How wide the main picture stands; the page's head fetches it before the screen is read, so both must say the same.
 * Full-screen it is asked for alike, so that it is there at once.
 */
export const GALLERY_SIZES = '(min-width: 90rem) 784px, (min-width: 64rem) 54vw, (min-width: 40rem) 64vw, 100vw';
