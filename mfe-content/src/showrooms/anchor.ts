/** In-page address of the showrooms in the footer of every page. */
export const SHOWROOMS_ANCHOR = 'showrooms';
