/** The address of the screen in each language. */
export const PATHS = { hu: '/hu/example', en: '/en/example' } as const;
