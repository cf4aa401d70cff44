/** Parts of every page that others may point at, by their ids. */
export const ANCHORS = {
  /** Where the shop can be visited, called and written to; in the footer. */
  showrooms: 'showrooms',
} as const;
