/** Ids of elements, for links with a fragment identifier. */
export const ANCHORS = {
  /** On every page: the showrooms with their addresses, telephone numbers and email addresses, in the footer. */
  showrooms: 'showrooms',
  /** On the home page: the brands. */
  brands: 'brands',
} as const;
