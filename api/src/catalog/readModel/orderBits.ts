/** A bit for every sorted index. */
export const POSITION = 1;
export const POPULARITY = 2;
export const NEWEST = 4;
export const NAME = { hu: 8, en: 16 } as const;
export const PRICE = { HUF: 32, EUR: 64, USD: 128 } as const;
export const DISCOUNT = { HUF: 256, EUR: 512, USD: 1024 } as const;
/** Every sorted index. */
export const ALL_ORDERS = 2047;
