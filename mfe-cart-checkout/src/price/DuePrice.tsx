import { useVatMode } from '@feszek/kit';
import { Price } from '@feszek/ui';
import type { PriceProps } from '@feszek/ui';
import { usePriceLabels } from './usePriceLabels.ts';

/** A price in a cart or an order: gross, and net below it in net mode. Decision 0079. */
export function DuePrice(props: Pick<PriceProps, 'net' | 'gross' | 'originalGross' | 'currency' | 'className'>) {
  return <Price {...props} vatMode={useVatMode()} labels={usePriceLabels()} isDue />;
}
