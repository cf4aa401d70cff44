import { CURRENCIES } from '@feszek/contract';
import type { Currency, FieldFault, ImportProduct } from '@feszek/contract';
import { toMinor } from '@feszek/money';
import { priceLists } from './convertedPrices.ts';
import type { StagedPrice, StagedTier } from './stagedRow.ts';

const FIELDS = {
  HUF: { price: 'price_huf', original: 'original_price_huf', tiers: 'tiers_huf' },
  EUR: { price: 'price_eur', original: 'original_price_eur', tiers: 'tiers_eur' },
  USD: { price: 'price_usd', original: 'original_price_usd', tiers: 'tiers_usd' },
} as const;

type Given = Partial<Record<Currency, number>>;

/** Where forints are given, the other currencies follow from them on price points of their own, unless they are given too. */
function completed(given: Given): Given {
  return given.HUF === undefined ? given : { ...priceLists(given.HUF), ...given };
}

function given(product: ImportProduct, part: 'price' | 'original'): Given {
  return Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const value = product[FIELDS[currency][part]];
      return typeof value === 'number' ? [[currency, toMinor(value, currency)]] : [];
    }),
  );
}

/**
 * Prices of a row in whole minor units. A price without an original price is a full price.
 *
 * @param faults takes what is wrong
 */
export function stagedPrices(product: ImportProduct, faults: FieldFault[]): Partial<Record<Currency, StagedPrice>> | null {
  const prices = completed(given(product, 'price'));
  const originals = given(product, 'original');
  for (const currency of CURRENCIES) {
    const [price, original] = [prices[currency], originals[currency]];
    if (original !== undefined && price === undefined) faults.push({ path: FIELDS[currency].original, code: 'needs_price' });
    else if (original !== undefined && price !== undefined && original < price) faults.push({ path: FIELDS[currency].original, code: 'below_price' });
  }
  const complete = completed(originals);
  const staged = Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const gross = prices[currency];
      return gross === undefined ? [] : [[currency, { gross, original_gross: Math.max(gross, complete[currency] ?? gross) }]];
    }),
  );
  return Object.keys(staged).length > 0 ? staged : null;
}

function tiersIn(currency: Currency, list: readonly { quantity: number; price: number }[]): StagedTier[] {
  return list.map(({ quantity, price }, index) => ({ currency, quantity, quantity_to: list[index + 1] ? (list[index + 1]?.quantity ?? 0) - 1 : null, gross: price }));
}

/**
 * Tier prices of a row in whole minor units; forint tiers stand for the other currencies where these have none.
 *
 * @param faults takes what is wrong
 */
export function stagedTiers(product: ImportProduct, prices: Partial<Record<Currency, StagedPrice>> | null, faults: FieldFault[]): StagedTier[] | null {
  const lists = new Map(
    CURRENCIES.flatMap((currency) => {
      const list = product[FIELDS[currency].tiers];
      if (!list) return [];
      const ordered = list.flatMap(({ quantity, price }) => (quantity === null || price === null ? [] : [{ quantity, price: toMinor(price, currency) }]));
      if (ordered.some(({ quantity }, index) => quantity <= (ordered[index - 1]?.quantity ?? 0))) faults.push({ path: FIELDS[currency].tiers, code: 'not_ascending' });
      return [[currency, ordered] as const];
    }),
  );
  if (lists.size === 0) return null;
  const forints = lists.get('HUF');
  return CURRENCIES.flatMap((currency) => {
    const single = prices?.[currency]?.gross ?? Infinity;
    const list = lists.get(currency) ?? forints?.map(({ quantity, price }) => ({ quantity, price: Math.min(single, priceLists(price)[currency]) })) ?? [];
    return tiersIn(currency, list);
  });
}
