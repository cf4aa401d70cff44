import { randomBytes } from 'node:crypto';
import type { Trx } from '../../platform/database/Trx.ts';
import { CITIES } from './cities.ts';
import { COUNTRIES, HUNGARY_ID } from './countries.ts';
import { CURRENCY_ROWS, DELIVERIES, PAYMENTS } from './methods.ts';
import { VAT_RATES } from './vatRates.ts';

async function seedMethods(trx: Trx): Promise<void> {
  const json = JSON.stringify;
  await trx
    .insertInto('payment_method')
    .values(PAYMENTS.map(({ title, description, ...method }, position) => ({ ...method, position, title: json(title), description: json(description) })))
    .execute();
  await trx
    .insertInto('delivery_method')
    .values(
      DELIVERIES.map(({ id, code, needsAddress, isFreeFromThreshold, title, description }, position) => ({
        id,
        code,
        position,
        title: json(title),
        description: json(description),
        needs_address: needsAddress,
        is_free_from_threshold: isFreeFromThreshold,
      })),
    )
    .execute();
  await trx
    .insertInto('delivery_rate')
    .values(
      DELIVERIES.flatMap(({ id, rates }) =>
        rates.map(({ maxWeightG, maxSideMm, maxVolumeL, prices }, position) => ({
          delivery_method_id: id,
          position,
          max_weight_g: maxWeightG,
          max_side_mm: maxSideMm,
          max_volume_l: maxVolumeL,
          prices: json(prices),
        })),
      ),
    )
    .execute();
  await trx
    .insertInto('delivery_payment')
    .values(DELIVERIES.flatMap(({ id, payments }) => payments.map((payment) => ({ delivery_method_id: id, payment_method_id: payment }))))
    .execute();
}

/** Currencies, countries and their VAT rates, cities, methods, and the secret that all processes share. */
export async function seedShop(trx: Trx): Promise<void> {
  await trx.insertInto('currency').values(CURRENCY_ROWS.map((currency, position) => ({ ...currency, position }))).execute();
  await trx.insertInto('country').values(COUNTRIES.map(({ id, code, name }) => ({ id, code, name: JSON.stringify(name) }))).execute();
  const idOf = new Map<string, number>(COUNTRIES.map(({ id, code }) => [code, id]));
  await trx.insertInto('vat_rate').values(VAT_RATES.map(([code, valid_from, percent]) => ({ country_id: idOf.get(code) ?? 0, valid_from, percent }))).execute();
  await trx.insertInto('city').values(CITIES.map(({ zipcode, city }) => ({ country_id: HUNGARY_ID, zipcode, name: city }))).execute();
  await seedMethods(trx);
  await trx.insertInto('setting').values({ key: 'payment_secret', value: randomBytes(32).toString('base64url') }).execute();
}
