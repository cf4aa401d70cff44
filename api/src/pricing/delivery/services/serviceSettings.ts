import { DELIVERY_SERVICES } from '@feszek/contract';
import type { DeliveryService, ServiceSettings, ServiceSettingsInput } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import type { Kysely } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Trx } from '../../../platform/database/Trx.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { exactMinor } from '../../exactMinor.ts';

/** The prices and methods of every service. */
export async function listServiceSettings(db: Kysely<Database>): Promise<ServiceSettings> {
  const prices = await db
    .selectFrom('delivery_service_price')
    .innerJoin('currency', 'currency.id', 'delivery_service_price.currency')
    .orderBy('gross')
    .orderBy('currency.position')
    .select(['service', 'size_class', 'delivery_service_price.currency', 'gross'])
    .execute();
  const methods = await db
    .selectFrom('delivery_service_method')
    .innerJoin('delivery_method', 'delivery_method.id', 'delivery_service_method.delivery_method_id')
    .orderBy('delivery_method.position')
    .select(['service', 'code'])
    .execute();
  return DELIVERY_SERVICES.map((code) => ({
    code,
    methods: methods.filter(({ service }) => service === code).map((method) => method.code),
    prices: prices.filter(({ service }) => service === code).map(({ size_class, currency, gross }) => ({ size_class, currency, price_gross: toMajor(gross, currency) })),
  }));
}

async function replaceMethods(trx: Trx, service: DeliveryService, codes: readonly string[]): Promise<void> {
  const methods = codes.length === 0 ? [] : await trx.selectFrom('delivery_method').select(['id', 'code']).where('code', 'in', codes).execute();
  const unknown = codes.findIndex((code) => !methods.some((method) => method.code === code));
  if (unknown >= 0) throw new ApiError('validation_failed', { fields: [{ path: `methods.${unknown}`, code: 'unknown_value' }] });
  await trx.deleteFrom('delivery_service_method').where('service', '=', service).execute();
  if (methods.length > 0) await trx.insertInto('delivery_service_method').values(methods.map(({ id }) => ({ service, delivery_method_id: id }))).execute();
}

async function setPrices(trx: Trx, service: DeliveryService, prices: ServiceSettingsInput['prices']): Promise<void> {
  for (const [place, { size_class, currency, price_gross }] of prices.entries()) {
    await trx.deleteFrom('delivery_service_price').where('service', '=', service).where('size_class', '=', size_class).where('currency', '=', currency).execute();
    if (price_gross !== null) await trx.insertInto('delivery_service_price').values({ service, size_class, currency, gross: exactMinor(`prices.${place}.price_gross`, price_gross, currency) }).execute();
  }
}

/**
 * Changes the prices and methods of a service.
 *
 * @throws ApiError `not_found` for an unknown service, `validation_failed` for an unknown method, and for a price with more decimals than its currency
 */
export async function changeServiceSettings(db: Db, code: string, { prices, methods }: ServiceSettingsInput): Promise<void> {
  const service = DELIVERY_SERVICES.find((known) => known === code);
  if (!service) throw new ApiError('not_found');
  await db.transaction().execute(async (trx) => {
    await setPrices(trx, service, prices);
    if (methods) await replaceMethods(trx, service, methods);
  });
}
