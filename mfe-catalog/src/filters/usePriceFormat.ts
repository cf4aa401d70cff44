import { useShop, useVatMode } from '@feszek/kit';
import { formatPrice } from '@feszek/money';
import { useT } from '../i18n.ts';
import type { PriceBounds } from './filters.ts';
import { inUnit, priceUnit } from './priceBounds.ts';
import type { PriceUnit } from './priceBounds.ts';

export interface PriceFormat {
  readonly unit: PriceUnit;
  /** "net" or "gross". */
  readonly basis: string;
  /** Formats a gross amount in the visitor's unit. */
  readonly amount: (gross: number) => string;
  readonly bounds: (bounds: PriceBounds) => string;
}

/** Labels and format of prices in the filter, in the visitor's currency and VAT mode. */
export function usePriceFormat(vatPercent: number): PriceFormat {
  const t = useT();
  const { currency } = useShop();
  const vatMode = useVatMode();
  const unit = priceUnit(currency, vatMode, vatPercent);
  const basis = t(vatMode === 'net' ? 'price.net' : 'price.gross');
  const amount = (gross: number) => formatPrice(inUnit(gross, unit), currency);
  return {
    unit,
    basis,
    amount,
    bounds({ min, max }) {
      if (min === undefined) return t('filters.priceAtMost', { basis, to: amount(max ?? 0) });
      return max === undefined ? t('filters.priceAtLeast', { basis, from: amount(min) }) : t('filters.priceBetween', { basis, from: amount(min), to: amount(max) });
    },
  };
}
