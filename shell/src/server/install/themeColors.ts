/** The ground of a page in the light and in the dark scheme: `--color-ground` of the design system. */
export const LIGHT_GROUND = '#FAF7F2';
export const DARK_GROUND = '#16130F';
