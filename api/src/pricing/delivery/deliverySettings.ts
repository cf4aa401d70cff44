import type { DeliverySettings, DeliverySettingsInput } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { loadMethods } from './loadMethods.ts';

/** The settings of every delivery method, in the order of the checkout. */
export async function listDeliverySettings(db: Kysely<Database>): Promise<DeliverySettings> {
  const { deliveries } = await loadMethods(db);
  return deliveries.map(({ code, moreMinDays, moreMaxDays, cutOffHour, dayCount, dayCapacity, dayAreas }) => ({
    code,
    more_min_days: moreMinDays,
    more_max_days: moreMaxDays,
    cut_off_hour: cutOffHour,
    day_count: dayCount,
    day_capacity: dayCapacity,
    areas: dayAreas.map(({ zipcodePrefix, weekdays }) => ({ zipcode_prefix: zipcodePrefix, weekdays: [...weekdays] })),
  }));
}

async function changeArea(trx: Trx, methodId: number, { zipcode_prefix, weekdays }: NonNullable<DeliverySettingsInput['area']>): Promise<void> {
  await trx.deleteFrom('delivery_day_area').where('delivery_method_id', '=', methodId).where('zipcode_prefix', '=', zipcode_prefix).execute();
  if (weekdays.length > 0) await trx.insertInto('delivery_day_area').values({ delivery_method_id: methodId, zipcode_prefix, weekdays }).execute();
}

/**
 * Changes when a delivery method delivers.
 *
 * @throws ApiError `not_found` for an unknown method
 */
export async function changeDeliverySettings(db: Db, code: string, { area, ...settings }: DeliverySettingsInput): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const method = await trx.selectFrom('delivery_method').select('id').where('code', '=', code).forUpdate().executeTakeFirst();
    if (!method) throw new ApiError('not_found');
    if (Object.keys(settings).length > 0) await trx.updateTable('delivery_method').set(settings).where('id', '=', method.id).execute();
    if (area) await changeArea(trx, method.id, area);
  });
}
