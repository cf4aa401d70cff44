/** What a category without a place of its own in Google's product taxonomy is exported as. */
export const DEFAULT_GOOGLE_CATEGORY = 'Home & Garden';

/** The picture of a category that has none yet. */
export const NO_CATEGORY_IMAGE = { path: '/images/', width: 1200, height: 1500 } as const;
