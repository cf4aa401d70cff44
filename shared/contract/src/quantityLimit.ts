import { LIMITS } from './api/limits.ts';
import type { Product } from './api/product.ts';
import { fillMessage } from './fillMessage.ts';
import type { Locale } from './locale.ts';

/**
 * Why a quantity cannot be higher: by the pieces that can be ordered, or by the most pieces of an order. The steppers and the
 * refusals of the API have the same texts.
 */
export const QUANTITY_LIMIT_TEXTS = {
  stock: { hu: 'Ebből a termékből már csak {available} darab rendelhető.', en: 'Only {available} of this product can be ordered.' },
  order: { hu: 'Ebből a termékből rendelésenként legfeljebb {max} darabot kérhetsz.', en: 'You can order at most {max} of this product per order.' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** The text beside a quantity that is at its limit. */
export function quantityLimitText(reason: keyof typeof QUANTITY_LIMIT_TEXTS, count: number, locale: Locale): string {
  return fillMessage(QUANTITY_LIMIT_TEXTS[reason][locale], { available: count, max: count });
}

/** Whether the limit of an order decides how many pieces can be had, rather than the stock. */
export function isOrderLimit({ stock_state: state, quantity, is_sample: isSample = false }: Pick<Product, 'stock_state' | 'quantity' | 'is_sample'>): boolean {
  return (isSample && quantity > 0) || state === 'for_order' || quantity >= LIMITS.quantity;
}
