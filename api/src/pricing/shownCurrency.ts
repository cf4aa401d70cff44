import type { Currency } from '@feszek/contract';
import type { PriceList, PricesByCurrency } from './priceList.ts';

/** The price list that a visitor is shown: that of their currency, or forints where the product is not sold in it. */
export function shownCurrency(prices: PricesByCurrency, wanted: Currency): { readonly currency: Currency; readonly prices: PriceList } {
  const list = prices[wanted];
  return list ? { currency: wanted, prices: list } : { currency: 'HUF', prices: prices.HUF };
}
