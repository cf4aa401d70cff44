import { CURRENCIES } from '@feszek/contract';
import type { Coupon, CouponDraft } from '@feszek/contract';
import { toMajor, toMinor } from '@feszek/money';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { AmountsByCurrency } from '../../platform/database/columns.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { normalizeCode } from './couponCode.ts';
import { findCoupon } from './storedCoupon.ts';
import type { StoredCoupon } from './storedCoupon.ts';

type Amounts = Partial<AmountsByCurrency>;

function toMinors(given: CouponDraft['minimum']): Amounts | null {
  const named = CURRENCIES.flatMap((currency) => {
    const amount = given?.[currency];
    return amount === undefined ? [] : [[currency, toMinor(amount, currency)] as const];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

function toMajors(stored: Amounts | null): Pick<Coupon, 'minimum'> {
  if (stored === null) return {};
  const named = CURRENCIES.flatMap((currency) => {
    const amount = stored[currency];
    return amount === undefined ? [] : [[currency, toMajor(amount, currency)] as const];
  });
  return { minimum: Object.fromEntries(named) };
}

function toCoupon(row: StoredCoupon, uses: number): Coupon {
  const { code, kind, percent, valid_from, valid_until, max_uses, max_uses_per_customer } = row;
  const { minimum: amounts } = toMajors(row.amounts);
  return {
    code,
    kind,
    percent,
    ...(amounts && { amounts }),
    ...toMajors(row.minimum),
    valid_from: valid_from?.toISOString() ?? null,
    valid_until: valid_until?.toISOString() ?? null,
    max_uses,
    max_uses_per_customer,
    uses,
  };
}

async function countAllUses(db: Kysely<Database>): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .selectFrom('shop_order')
    .select(['coupon', ({ fn }) => fn.countAll<number>().as('count')])
    .where('coupon', 'is not', null)
    .where('status', '<>', 'cancelled')
    .groupBy('coupon')
    .execute();
  return new Map(rows.map(({ coupon, count }) => [coupon, count]));
}

/** Every coupon with its uses, the newest first. */
export async function listCoupons(db: Kysely<Database>): Promise<Coupon[]> {
  const rows = await db.selectFrom('coupon').selectAll().orderBy('created_at', 'desc').orderBy('code').execute();
  const uses = await countAllUses(db);
  return rows.map((row) => toCoupon(row, uses.get(row.code) ?? 0));
}

async function loadOne(db: Kysely<Database>, code: string): Promise<Coupon> {
  const row = await findCoupon(db, code);
  if (!row) throw new ApiError('coupon_unknown');
  return toCoupon(row, (await countAllUses(db)).get(code) ?? 0);
}

const timeOf = (text: string | null) => (text === null ? null : new Date(text));

/** A draft in the form of the table, without the fields that its kind does not use. */
function termsOf({ kind, percent, amounts, minimum, valid_from, valid_until, max_uses, max_uses_per_customer, ...draft }: CouponDraft, now: Date): StoredCoupon {
  const minors = kind === 'amount' ? toMinors(amounts) : null;
  if (kind === 'amount' && minors === null) throw new ApiError('validation_failed', { fields: [{ path: 'amounts', code: 'required' }] });
  return {
    code: normalizeCode(draft.code), kind, percent: kind === 'percent' ? percent : null, amounts: minors, minimum: toMinors(minimum),
    valid_from: timeOf(valid_from), valid_until: timeOf(valid_until), max_uses, max_uses_per_customer, created_at: now,
  };
}

/**
 * Creates a coupon. A coupon with the same terms is returned unchanged, so that a request without an answer may be repeated.
 *
 * @throws ApiError `coupon_exists` if the code has other terms, `validation_failed` for an invalid amount
 */
export async function createCoupon(db: Kysely<Database>, clock: Clock, draft: CouponDraft): Promise<Coupon> {
  const wanted = termsOf(draft, clock.now());
  await db
    .insertInto('coupon')
    .values({ ...wanted, amounts: wanted.amounts && JSON.stringify(wanted.amounts), minimum: wanted.minimum && JSON.stringify(wanted.minimum) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await loadOne(db, wanted.code);
  if (JSON.stringify(made) !== JSON.stringify(toCoupon(wanted, made.uses))) throw new ApiError('coupon_exists');
  return made;
}

/**
 * Ends a coupon now; an ended one is unchanged. Orders that were placed with it keep their discount.
 *
 * @throws ApiError `coupon_unknown`
 */
export async function endCoupon(db: Kysely<Database>, clock: Clock, typed: string): Promise<Coupon> {
  const code = normalizeCode(typed);
  const now = clock.now();
  await db
    .updateTable('coupon')
    .set({ valid_until: sql<Date>`least(valid_until, ${now})` })
    .where('code', '=', code)
    .execute();
  return loadOne(db, code);
}
