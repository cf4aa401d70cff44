import type { Currency } from '@feszek/contract';
import type { PriceList, PricesByCurrency } from './priceList.ts';

/** The price list of the visitor's currency, or of forints if the product is not sold in it. */
export function shownCurrency(prices: PricesByCurrency, wanted: Currency): { readonly currency: Currency; readonly prices: PriceList } {
  const list = prices[wanted];
  return list ? { currency: wanted, prices: list } : { currency: 'HUF', prices: prices.HUF };
}
