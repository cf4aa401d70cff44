import type { AxisKind } from '@feszek/contract';
import { useVatMode } from '@feszek/kit';
import { formatAmount } from '@feszek/money';
import type { Currency } from '@feszek/money';
import { useAmountLabels } from '../../price/useAmountLabels.ts';
import type { Option } from './optionsOf.ts';
import type { Variant } from './variantsView.ts';

/**
 * The prices of sizes, for each option a text for each line: net and gross in net mode, only gross in gross mode. No lines for
 * other axes and for sizes of one price.
 */
export function useOptionPrices(currency: Currency): (kind: AxisKind, options: readonly Option[]) => readonly (readonly string[])[] {
  const vatMode = useVatMode();
  const labels = useAmountLabels();
  const modes = vatMode === 'net' ? (['net', 'gross'] as const) : (['gross'] as const);
  const linesOf = (variant: Variant) => modes.map((mode) => formatAmount(mode, variant[mode], currency, labels));
  return (kind, options) => {
    const differ = kind === 'size' && new Set(options.map(({ variant }) => variant.gross)).size > 1;
    return options.map(({ variant }) => (differ && variant.stockState !== 'other_currency' ? linesOf(variant) : []));
  };
}
