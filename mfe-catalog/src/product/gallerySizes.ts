/** How wide the main picture stands; the page's head fetches it before the screen is read, so both must say the same. */
export const GALLERY_SIZES = '(min-width: 90rem) 784px, (min-width: 64rem) 54vw, (min-width: 40rem) 64vw, 100vw';
