import { CURRENCIES } from '@feszek/contract';
import type { Currency, FieldFault, ImportProduct } from '@feszek/contract';
import { toMinor } from '@feszek/money';
import type { StagedPrice, StagedRow, StagedTier } from './stagedRow.ts';

const FIELDS = {
  HUF: { price: 'price_huf', original: 'original_price_huf', tiers: 'tiers_huf' },
  EUR: { price: 'price_eur', original: 'original_price_eur', tiers: 'tiers_eur' },
  USD: { price: 'price_usd', original: 'original_price_usd', tiers: 'tiers_usd' },
} as const;

type Given = Partial<Record<Currency, number>>;

function given(product: ImportProduct, part: 'price' | 'original'): Given {
  return Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const value = product[FIELDS[currency][part]];
      return typeof value === 'number' ? [[currency, toMinor(value, currency)]] : [];
    }),
  );
}

/**
 * Prices of a row in whole minor units, in the currencies of the row. A price without an original price is a full price.
 *
 * @param faults receives the faults of the row
 */
export function stagedPrices(product: ImportProduct, faults: FieldFault[]): Partial<Record<Currency, StagedPrice>> | null {
  const prices = given(product, 'price');
  const originals = given(product, 'original');
  for (const currency of CURRENCIES) {
    const [price, original] = [prices[currency], originals[currency]];
    if (original !== undefined && price === undefined) faults.push({ path: FIELDS[currency].original, code: 'needs_price' });
    else if (original !== undefined && price !== undefined && original < price) faults.push({ path: FIELDS[currency].original, code: 'below_price' });
  }
  const staged = Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const gross = prices[currency];
      return gross === undefined ? [] : [[currency, { gross, original_gross: Math.max(gross, originals[currency] ?? gross) }]];
    }),
  );
  return Object.keys(staged).length > 0 ? staged : null;
}

function tiersOf(list: readonly { quantity: number; price: number }[]): StagedTier[] {
  return list.map(({ quantity, price }, index) => ({ quantity, quantity_to: list[index + 1] ? (list[index + 1]?.quantity ?? 0) - 1 : null, gross: price }));
}

/**
 * Tier prices of a row in whole minor units, in the currencies of the row.
 *
 * @param faults receives the faults of the row
 */
export function stagedTiers(product: ImportProduct, faults: FieldFault[]): StagedRow['tiers'] {
  const tiers = CURRENCIES.flatMap((currency) => {
    const list = product[FIELDS[currency].tiers];
    if (!list) return [];
    const ordered = list.flatMap(({ quantity, price }) => (quantity === null || price === null ? [] : [{ quantity, price: toMinor(price, currency) }]));
    if (ordered.some(({ quantity }, index) => quantity <= (ordered[index - 1]?.quantity ?? 0))) faults.push({ path: FIELDS[currency].tiers, code: 'not_ascending' });
    return [[currency, tiersOf(ordered)] as const];
  });
  return tiers.length > 0 ? Object.fromEntries(tiers) : null;
}
