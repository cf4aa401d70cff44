import type { Locale } from '@feszek/contract';
import { formatPrice, toMajor } from '@feszek/money';
import type { View } from '../../platform/http/requestView.ts';

const FREE: Readonly<Record<Locale, string>> = { hu: 'ingyenes', en: 'free' };

/**
 * A price in a table.
 *
 * @param gross - whole minor units
 */
export function priceText(gross: number, { locale, currency }: Pick<View, 'locale' | 'currency'>): string {
  return gross === 0 ? FREE[locale] : formatPrice(toMajor(gross, currency), currency);
}
