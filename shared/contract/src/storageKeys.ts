/**
 * Names in the storage of the browser, of all slices. `browserStorage.ts` declares for visitors what each of them is for. A
 * name that ends in `.` is the beginning of several names.
 */
export const STORAGE_KEYS = {
  viewedProducts: 'feszek.viewed-products',
  viewedCategories: 'feszek.viewed-categories',
  searchesHu: 'feszek.searches-hu',
  searchesEn: 'feszek.searches-en',
  reportedOrders: 'feszek-reported-orders',
  drafts: 'feszek.typed.',
  registeredEmail: 'feszek-registered-email',
  deletionDue: 'feszek-deletion-due',
  reloadedAt: 'feszek.reloaded-at',
} as const;

/** Beginnings of the names of the service worker's caches. What follows them is a version. */
export const CACHE_NAMES = {
  pages: 'feszek-pages-',
  cart: 'feszek-cart-',
  files: 'feszek-files-',
  offline: 'feszek-offline-',
} as const;
