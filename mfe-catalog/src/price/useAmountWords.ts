import type { AmountWords } from '@feszek/money';
import { useT } from '../i18n.ts';
import type { T } from '../i18n.ts';

/** How amounts are written in the page's language: net, gross and VAT. */
export function amountWords(t: T): AmountWords {
  return { net: t('price.amounts.net'), gross: t('price.amounts.gross'), tax: t('price.amounts.tax') };
}

export function useAmountWords(): AmountWords {
  return amountWords(useT());
}
