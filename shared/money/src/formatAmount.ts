import type { Currency, VatMode } from '@feszek/contract';
import { formatPrice } from './formatPrice.ts';

/** The kind of an amount: without VAT, with VAT, or the VAT itself. */
export type AmountKind = VatMode | 'tax';

/** The placeholder of the amount in a pattern of `AmountLabels`. */
export const AMOUNT_PLACE = '{amount}';

/** The labels of one language, with `AMOUNT_PLACE` for the amount: `bruttó {amount}`, `{amount} incl. VAT`. */
export type AmountLabels = Readonly<Record<AmountKind, string>>;

/**
 * An amount with its label: `bruttó 159 900 Ft`, `159 900 Ft incl. VAT`. Shoppers read every amount in
 * this form (decisions 0036 and 0079). The spaces do not break.
 *
 * @param amount major units, such as 449.9
 * @throws RangeError if the amount is not finite or too large to be exact
 */
export function formatAmount(kind: AmountKind, amount: number, currency: Currency, labels: AmountLabels): string {
  return labels[kind].replaceAll(' ', '\u00A0').replace(AMOUNT_PLACE, () => formatPrice(amount, currency));
}
