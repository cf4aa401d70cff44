/** The exported category for one without a category of Google's product taxonomy. */
export const DEFAULT_GOOGLE_CATEGORY = 'Home & Garden';
