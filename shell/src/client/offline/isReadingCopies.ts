/** Whether the visitor is offline and a service worker answers instead of the shop: with a copy of a page, or a list of copies. */
export function isReadingCopies(): boolean {
  return !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
