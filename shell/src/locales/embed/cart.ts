import type { Locale } from '@feszek/contract';

/** The texts of the cart in the pages of others, which are loaded when it is used. */
export const EMBED_CART_TEXTS: Readonly<Record<Locale, { readonly added: string; readonly toCart: string }>> = {
  hu: { added: 'A kosaradba került: {title}', toCart: 'Megnézem a kosarat' },
  en: { added: 'In your cart: {title}', toCart: 'View cart' },
};
