import type { Currency, PricesInCurrency } from '@feszek/contract';
import { netFromGross, toMajor } from '@feszek/money';
import type { PriceList } from './priceList.ts';

/**
 * The gross price of one piece when `quantity` pieces are bought, in whole minor units.
 *
 * A tier applies when the quantity is between its `quantity` and `quantity_to`; from the highest tier on its price applies
 * (specification, chapter 5).
 */
export function unitGross(prices: PriceList, quantity: number): number {
  const highest = prices.tiers.at(-1);
  if (highest && quantity >= highest.quantity) return highest.gross;
  const matching = prices.tiers.find((tier) => quantity >= tier.quantity && (tier.quantityTo === null || quantity <= tier.quantityTo));
  return matching?.gross ?? prices.gross;
}

/** The wire form of an amount: gross and its net part, in major units. */
export function wireAmount(gross: number, currency: Currency, vatPercent: number): { gross: number; net: number } {
  return { gross: toMajor(gross, currency), net: toMajor(netFromGross(gross, vatPercent), currency) };
}

/** The wire form of a price with its original price. */
export function wirePrice(gross: number, originalGross: number, currency: Currency, vatPercent: number) {
  const price = wireAmount(gross, currency, vatPercent);
  const original = wireAmount(originalGross, currency, vatPercent);
  return { price_gross: price.gross, price_net: price.net, price_original_gross: original.gross, price_original_net: original.net };
}

/** The wire form of a product's price list in one currency with its tiers. */
export function wirePriceList(prices: PriceList, currency: Currency, vatPercent: number): PricesInCurrency {
  return {
    ...wirePrice(prices.gross, prices.originalGross, currency, vatPercent),
    qty_discounts: prices.tiers.map((tier, index) => ({
      index,
      quantity: tier.quantity,
      quantity_to: tier.quantityTo,
      ...wirePrice(tier.gross, prices.originalGross, currency, vatPercent),
    })),
  };
}
