/**
 * The slots of the layout, beside the primary one: the same on every page, filled by slices.
 * A slot whose slice is unavailable keeps its reserved space or its plain fallback; the browser mounts the part later.
 */
export const LAYOUT_SLOTS = {
  miniCart: 'cart-checkout/mini-cart',
  cartPanel: 'cart-checkout/cart-panel',
  showrooms: 'content/showrooms',
} as const;
