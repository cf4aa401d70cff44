import type { Currency, Locale } from '@feszek/contract';
import { formatAmount, toMajor } from '@feszek/money';
import type { AmountLabels } from '@feszek/money';

const LABELS: Readonly<Record<Locale, AmountLabels>> = {
  hu: { net: 'nettó {amount}', gross: 'bruttó {amount}', tax: 'áfa {amount}' },
  en: { net: '{amount} excl. VAT', gross: '{amount} incl. VAT', tax: '{amount} VAT' },
};

/**
 * A gross amount as mails write it: `bruttó 59 800 Ft`, `59 800 Ft incl. VAT`.
 *
 * @param minor whole minor units
 */
export function grossInMail(minor: number, currency: Currency, locale: Locale): string {
  return formatAmount('gross', toMajor(minor, currency), currency, LABELS[locale]);
}
