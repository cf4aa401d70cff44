import type { Rate, RateInput } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { exactMinor } from '../exactMinor.ts';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import type { ConvertedCurrency, ExchangeRate } from './exchangeRate.ts';

function ratesQuery(db: Kysely<Database>) {
  return db
    .selectFrom('exchange_rate')
    .select(['id', 'currency', 'rate', 'step', 'ending', 'created_at', sql<string>`valid_from::text`.as('validFrom')])
    .orderBy('currency')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc');
}

/** The rate of each currency that is valid today in Hungary, without currencies that have none. */
export async function loadCurrentRates(db: Kysely<Database>, now: Date): Promise<ReadonlyMap<ConvertedCurrency, ExchangeRate>> {
  const rates = await ratesQuery(db).where('valid_from', '<=', sql<string>`${dayInHungary(now)}::date`).execute();
  // A later rate replaces an earlier one.
  return new Map(rates.toReversed().map((rate) => [rate.currency, rate]));
}

/** Stored rates by their ids. Rates are never deleted. */
export async function loadRates(db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlyMap<number, ExchangeRate>> {
  if (ids.length === 0) return new Map();
  const rates = await ratesQuery(db).where('id', 'in', ids).execute();
  return new Map(rates.map((rate) => [rate.id, rate]));
}

/** Every rate ever stored, by currency, the latest first. */
export async function listRates(db: Kysely<Database>, now: Date): Promise<Rate[]> {
  const current = new Set([...(await loadCurrentRates(db, now)).values()].map(({ id }) => id));
  const used = await db.selectFrom('product_price').where('rate_id', 'is not', null).groupBy('rate_id').select(({ fn }) => ['rate_id', fn.countAll<number>().as('prices')]).execute();
  const prices = new Map(used.map((row) => [row.rate_id, Number(row.prices)]));
  return (await ratesQuery(db).execute()).map(({ id, currency, rate, validFrom, step, ending, created_at: createdAt }) => ({
    id, currency, rate, valid_from: validFrom, step: toMajor(step, currency), ending: toMajor(ending, currency), created_at: createdAt.toISOString(),
    is_current: current.has(id), prices: prices.get(id) ?? 0,
  }));
}

function checkDay(day: string): string {
  const time = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== day) throw new ApiError('validation_failed', { fields: [{ path: 'valid_from', code: 'date' }] });
  return day;
}

/**
 * Stores a rate; prices change only when rates are applied. The default rounding is that of the currency's latest rate.
 *
 * @throws ApiError `validation_failed`
 */
export async function addRate(db: Kysely<Database>, clock: Clock, { currency, rate, valid_from, step, ending }: RateInput): Promise<Rate[]> {
  const now = clock.now();
  const validFrom = checkDay(valid_from ?? dayInHungary(now));
  const before = await ratesQuery(db).where('currency', '=', currency).executeTakeFirst();
  const rounding = {
    step: step === undefined ? (before?.step ?? 1) : exactMinor('step', step, currency),
    ending: ending === undefined ? (step === undefined ? (before?.ending ?? 0) : 0) : exactMinor('ending', ending, currency),
  };
  if (rounding.ending >= rounding.step) throw new ApiError('validation_failed', { fields: [{ path: 'ending', code: 'too_large', params: { max: toMajor(rounding.step - 1, currency) } }] });
  await db.insertInto('exchange_rate').values({ currency, rate, valid_from: validFrom, ...rounding, created_at: now }).execute();
  return listRates(db, now);
}
