import { useShop, useVatMode } from '@feszek/kit';
import { formatAmount, formatPrice } from '@feszek/money';
import { useT } from '../i18n.ts';
import { useAmountLabels } from '../price/useAmountLabels.ts';
import type { PriceBounds } from '../list-query/filters.ts';
import { inUnit, priceUnit } from '../list-query/priceBounds.ts';
import type { PriceUnit } from '../list-query/priceBounds.ts';

export interface PriceFormat {
  /** The unit of the fields. */
  readonly unit: PriceUnit;
  /** "net" or "gross", for the labels of the fields. */
  readonly basis: string;
  /** Formats a gross range in the visitor's VAT mode: gross, or net and gross. */
  readonly bounds: (bounds: Omit<PriceBounds, 'currency'>) => string;
}

/** Labels and format of prices in the filter, in the visitor's currency and VAT mode. */
export function usePriceFormat(vatPercent: number): PriceFormat {
  const t = useT();
  const labels = useAmountLabels();
  const { currency } = useShop();
  const vatMode = useVatMode();
  const unit = priceUnit(currency, vatMode, vatPercent);
  const kinds = vatMode === 'net' ? (['net', 'gross'] as const) : (['gross'] as const);
  const unitOf = (kind: 'net' | 'gross') => priceUnit(currency, kind, vatPercent);
  const amount = (gross: number) => kinds.map((kind) => formatAmount(kind, inUnit(gross, unitOf(kind)), currency, labels)).join(', ');
  const plain = (kind: 'net' | 'gross', gross: number) => formatPrice(inUnit(gross, unitOf(kind)), currency);
  const between = (min: number, max: number) =>
    kinds.map((kind) => t('filters.priceBetween', { basis: t(`price.${kind}`), from: plain(kind, min), to: plain(kind, max) })).join(', ');
  return {
    unit,
    basis: t(`price.${vatMode}`),
    bounds({ min, max }) {
      if (min === undefined) return t('filters.priceAtMost', { amount: amount(max ?? 0) });
      return max === undefined ? t('filters.priceAtLeast', { amount: amount(min) }) : between(min, max);
    },
  };
}
