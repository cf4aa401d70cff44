import { CURRENCIES } from '@feszek/contract';
import type { FieldFault, ImportProduct } from '@feszek/contract';
import { toMinor } from '@feszek/money';
import type { StagedEarlierPrice } from './stagedRow.ts';

const FIELDS = { HUF: 'price_history_huf', EUR: 'price_history_eur', USD: 'price_history_usd' } as const;

/**
 * Earlier prices of a row in whole minor units.
 *
 * @param faults receives the faults of the row
 * @param now the latest allowed start of an earlier price
 */
export function stagedPriceHistory(product: ImportProduct, faults: FieldFault[], now: Date): StagedEarlierPrice[] | null {
  const staged = CURRENCIES.flatMap((currency) => {
    const path = FIELDS[currency];
    const list = (product[path] ?? []).flatMap(({ since, price }) => (price === null ? [] : [{ currency, since, gross: toMinor(price, currency) }]));
    const isOrdered = list.every(({ since }, index) => since > (list[index - 1]?.since ?? new Date(0)) && since < now);
    if (!isOrdered) faults.push({ path, code: 'dates_not_ascending' });
    return list;
  });
  return staged.length > 0 ? staged.map(({ since, ...price }) => ({ ...price, since: since.toISOString() })) : null;
}
