/** What a page sends to the service worker. */
export type WorkerMessage =
  /** The visitor sees a page. `pictures`: the addresses of the pictures that are shown. */
  | { readonly kind: 'page-shown'; readonly href: string; readonly pictures: readonly string[] }
  /** The content of the cart has changed. `href`: the address of the cart page. */
  | { readonly kind: 'cart-changed'; readonly href: string }
  /** Another visitor may use the browser from now on. */
  | { readonly kind: 'visitor-changed' };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Validates a message; a page of an earlier release may send another form. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'visitor-changed') return true;
  if (!('href' in data) || !isText(data.href)) return false;
  return data.kind === 'cart-changed' || (data.kind === 'page-shown' && 'pictures' in data && Array.isArray(data.pictures) && data.pictures.every(isText));
}
