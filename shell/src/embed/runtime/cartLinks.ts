import { fillMessage, routePath } from '@feszek/contract';
import type { BusRequests, Locale } from '@feszek/contract';
import { EMBED_CART_TEXTS } from '../../locales/embed/cart.ts';

/** The page of the shop that asks the visitor whether to put a product into the cart, for pages without a cart. */
export function questionPath(locale: Locale, { productId, quantity }: BusRequests['cart.add-product']['question']): string {
  return `${routePath('cart-handover', locale)}?${new URLSearchParams({ product: String(productId), quantity: String(quantity) })}`;
}

/** The notice of a product that was added to the cart, with a link to the cart of the shop. */
export function addedNotice(locale: Locale, title: string): { readonly text: string; readonly link: HTMLAnchorElement } {
  const texts = EMBED_CART_TEXTS[locale];
  const link = Object.assign(document.createElement('a'), { href: routePath('cart', locale), textContent: texts.toCart });
  return { text: fillMessage(texts.added, { title }), link };
}
