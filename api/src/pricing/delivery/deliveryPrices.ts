import { FREE_DELIVERY_FROM } from '@feszek/contract';
import type { Currency, DeliveryPriceInput, DeliveryPrices } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import type { Kysely } from 'kysely';
import type { AmountsByCurrency } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { exactMinor } from '../exactMinor.ts';
import { loadMethods } from './loadMethods.ts';
import type { StoredDeliveryMethod } from './methods.ts';

/** The highest price of a delivery, gross, in major units: a higher one is a typing error. */
const HIGHEST = { HUF: 1_000_000, EUR: 2500, USD: 2800 } as const satisfies AmountsByCurrency;

const G_IN_KG = 1000;
const MM_IN_CM = 10;

const divided = (value: number | null, by: number) => (value === null ? null : value / by);

function stepOf({ maxWeightG, maxSideMm, maxVolumeL, prices }: StoredDeliveryMethod['rates'][number], index: number): DeliveryPrices[number]['steps'][number] {
  return {
    step: index + 1,
    max_weight_kg: divided(maxWeightG, G_IN_KG),
    max_side_cm: divided(maxSideMm, MM_IN_CM),
    max_volume_l: maxVolumeL,
    prices: { HUF: toMajor(prices.HUF, 'HUF'), EUR: toMajor(prices.EUR, 'EUR'), USD: toMajor(prices.USD, 'USD') },
  };
}

/** The prices of every delivery method, in the order of the checkout. */
export async function listDeliveryPrices(db: Kysely<Database>): Promise<DeliveryPrices> {
  const { deliveries } = await loadMethods(db);
  return deliveries.map(({ code, isFreeFromThreshold, rates }) => ({ code, free_from: isFreeFromThreshold ? FREE_DELIVERY_FROM : null, steps: rates.map(stepOf) }));
}

function minorOf(gross: number, currency: Currency): number {
  const max = HIGHEST[currency];
  if (gross > max) throw new ApiError('validation_failed', { fields: [{ path: 'price_gross', code: 'too_large', params: { max } }] });
  return exactMinor('price_gross', gross, currency);
}

/**
 * Changes one price of a delivery method. Carts have it from their next answer on; orders keep theirs.
 *
 * @throws ApiError `not_found` for an unknown method; `validation_failed` for a step that it does not have, and for an amount that is too
 *   large or has more decimals than its currency
 */
export async function changeDeliveryPrice(db: Db, code: string, { step, currency, price_gross }: DeliveryPriceInput): Promise<void> {
  const gross = minorOf(price_gross, currency);
  await db.transaction().execute(async (trx) => {
    const method = await trx.selectFrom('delivery_method').select('id').where('code', '=', code).forUpdate().executeTakeFirst();
    if (!method) throw new ApiError('not_found');
    const rates = await trx.selectFrom('delivery_rate').select(['position', 'prices']).where('delivery_method_id', '=', method.id).orderBy('position').execute();
    const rate = rates[step - 1];
    if (!rate) throw new ApiError('validation_failed', { fields: [{ path: 'step', code: 'too_large', params: { max: rates.length } }] });
    await trx
      .updateTable('delivery_rate')
      .set({ prices: JSON.stringify({ ...rate.prices, [currency]: gross }) })
      .where('delivery_method_id', '=', method.id)
      .where('position', '=', rate.position)
      .execute();
  });
}
