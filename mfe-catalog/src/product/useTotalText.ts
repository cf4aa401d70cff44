import { useVatMode } from '@feszek/kit';
import { formatPrice, netFromGross, toMajor, toMinor } from '@feszek/money';
import { useT } from '../i18n.ts';
import type { UnitPrice } from '../price/priceOf.ts';

export interface TotalOf {
  /** Of one piece at this quantity. */
  readonly price: UnitPrice;
  readonly quantity: number;
  readonly vatPercent: number;
}

/** What the pieces come to. As in the cart, the net amount follows from the gross one of all of them. */
export function useTotalText({ price: { gross, currency }, quantity, vatPercent }: TotalOf): string {
  const t = useT();
  const vatMode = useVatMode();
  // In minor units, where multiplying is exact.
  const total = toMinor(gross, currency) * quantity;
  const amount = formatPrice(toMajor(vatMode === 'net' ? netFromGross(total, vatPercent) : total, currency), currency);
  return t('buy.total', { count: quantity, amount, basis: t(`price.${vatMode}`) });
}
