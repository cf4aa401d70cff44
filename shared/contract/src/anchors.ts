/** Ids of elements that every page has, for links with a fragment identifier. */
export const ANCHORS = {
  /** The showrooms with their addresses, telephone numbers and email addresses, in the footer. */
  showrooms: 'showrooms',
} as const;
