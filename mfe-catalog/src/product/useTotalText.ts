import { useVatMode } from '@feszek/kit';
import { formatAmount, toMajor, toMinor } from '@feszek/money';
import type { AmountKind } from '@feszek/money';
import { useT } from '../i18n.ts';
import type { UnitPrice } from '../price/priceOf.ts';
import { useAmountLabels } from '../price/useAmountLabels.ts';

export interface TotalOf {
  /** Unit price at this quantity. */
  readonly price: UnitPrice;
  readonly quantity: number;
}

/**
 * The sentence with the total: gross, in net mode also net. Both are the unit price times the quantity.
 */
export function useTotalText({ price: { gross, net, currency }, quantity }: TotalOf): string {
  const t = useT();
  const labels = useAmountLabels();
  const isNet = useVatMode() === 'net';
  // In minor units, in which multiplication is exact.
  const total = (kind: AmountKind, unit: number) => formatAmount(kind, toMajor(toMinor(unit, currency) * quantity, currency), currency, labels);
  const amount = [total('gross', gross), ...(isNet ? [total('net', net)] : [])].join(', ');
  return t('buy.total', { count: quantity, amount });
}
