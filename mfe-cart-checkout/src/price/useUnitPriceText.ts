import type { Currency } from '@feszek/contract';
import { useVatMode } from '@feszek/kit';
import { formatAmount } from '@feszek/money';
import { useAmountLabels } from './useAmountLabels.ts';

interface UnitPriced {
  readonly price_gross: number;
  readonly price_net: number;
}

/** Formats the price of one piece: gross, in net mode also net. The line's totals are exact multiples of both (decision 0079). */
export function useUnitPriceText(): (line: UnitPriced, currency: Currency) => string {
  const labels = useAmountLabels();
  const isNet = useVatMode() === 'net';
  return ({ price_gross, price_net }, currency) => {
    const gross = formatAmount('gross', price_gross, currency, labels);
    return isNet ? `${gross}, ${formatAmount('net', price_net, currency, labels)}` : gross;
  };
}
