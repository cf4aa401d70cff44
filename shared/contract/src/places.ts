/** A place of the layout for one part: the same on every page. */
export type PlaceName = 'cart-button' | 'cart-panel' | 'footer';

/**
 * The parts that fill the places of the layout unless the manifest of a slice claims a place. A place whose slice does not
 * answer keeps its reserved space or its plain fallback, and the browser mounts the part later.
 */
export const CONTRACT_PLACES: Readonly<Record<PlaceName, string>> = {
  'cart-button': 'cart-checkout/mini-cart',
  'cart-panel': 'cart-checkout/cart-panel',
  footer: 'content/showrooms',
};

export function isPlaceName(name: string): name is PlaceName {
  return Object.hasOwn(CONTRACT_PLACES, name);
}
