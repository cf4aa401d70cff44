import type { AmountLabels } from '@feszek/money';
import { useT } from '../i18n.ts';
import type { T } from '../i18n.ts';

/** The labels of amounts in the page's language: net, gross and VAT. */
export function amountLabels(t: T): AmountLabels {
  return { net: t('price.amounts.net'), gross: t('price.amounts.gross'), tax: t('price.amounts.tax') };
}

export function useAmountLabels(): AmountLabels {
  return amountLabels(useT());
}
