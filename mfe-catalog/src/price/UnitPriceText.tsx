import { useVatMode } from '@feszek/kit';
import { Price } from '@feszek/ui';
import type { PriceProps } from '@feszek/ui';
import type { UnitPrice } from './priceOf.ts';
import { usePriceLabels } from './usePriceLabels.ts';

export interface UnitPriceTextProps {
  readonly price: UnitPrice;
  readonly size?: PriceProps['size'];
  readonly isNarrow?: boolean;
}

/** A net and gross price, in the order of the visitor's VAT mode. */
export function UnitPriceText({ price, size, isNarrow }: UnitPriceTextProps) {
  const vatMode = useVatMode();
  const labels = usePriceLabels();
  return <Price {...price} vatMode={vatMode} labels={labels} size={size} isNarrow={isNarrow} />;
}
