/** What a category that names no place in Google's product taxonomy is exported as. */
export const DEFAULT_GOOGLE_CATEGORY = 'Home & Garden';
