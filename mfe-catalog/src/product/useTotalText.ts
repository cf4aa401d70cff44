import { formatAmount, toMajor, toMinor } from '@feszek/money';
import { useT } from '../i18n.ts';
import type { UnitPrice } from '../price/priceOf.ts';
import { useAmountLabels } from '../price/useAmountLabels.ts';

export interface TotalOf {
  /** Unit price at this quantity. */
  readonly price: UnitPrice;
  readonly quantity: number;
}

/**
 * The sentence with the total: gross, which is the gross unit price times the quantity. A net total would differ from the net
 * unit price times the quantity by rounding.
 */
export function useTotalText({ price: { gross, currency }, quantity }: TotalOf): string {
  const t = useT();
  const labels = useAmountLabels();
  // In minor units, in which multiplication is exact.
  const total = toMajor(toMinor(gross, currency) * quantity, currency);
  return t('buy.total', { count: quantity, amount: formatAmount('gross', total, currency, labels) });
}
