import type { Kysely, Selectable } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Database } from '../../platform/database/schema.ts';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

export type StoredCoupon = Selectable<Database['coupon']>;

/** The user of a coupon: a guest is identified by the email address, a signed-in user also by the account. */
export interface CouponCustomer {
  /** In lower case; empty without an address. */
  readonly emails: readonly string[];
  readonly userId: number | null;
}

export interface CouponUses {
  readonly inAll: number;
  readonly byCustomer: number;
}

/** @param code - normalised by `normalizeCode` */
export function findCoupon(db: Kysely<Database>, code: string): Promise<StoredCoupon | undefined> {
  return db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst();
}

/**
 * Locks a coupon with limited uses for the transaction, after the cart and the stock: a second order waits here, and then
 * counts the first. Coupons without a limit are not locked.
 */
export async function lockCoupon(trx: Trx, code: string): Promise<void> {
  await trx
    .selectFrom('coupon')
    .select('code')
    .where('code', '=', code)
    .where(({ or, eb }) => or([eb('max_uses', 'is not', null), eb('max_uses_per_customer', 'is not', null)]))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Orders with this coupon that were not cancelled. */
function usesOf(db: Kysely<Database>, code: string) {
  return db
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coupon', '=', code)
    .where('status', '<>', 'cancelled');
}

/** The uses of a coupon, as far as its limits need them. */
export async function countUses(db: Kysely<Database>, { code, max_uses, max_uses_per_customer }: StoredCoupon, { emails, userId }: CouponCustomer): Promise<CouponUses> {
  const inAll = max_uses === null ? undefined : await usesOf(db, code).executeTakeFirstOrThrow();
  const byCustomer =
    max_uses_per_customer === null
      ? undefined
      : await usesOf(db, code)
          .where(({ or, eb, fn, val }) =>
            or([
              ...emails.map((email) => eb(fn<string>('lower', [eb.ref('customer', '->>').key('email')]), '=', email)),
              ...(userId === null ? [] : [eb('user_id', '=', userId)]),
              val(false),
            ]),
          )
          .executeTakeFirstOrThrow();
  return { inAll: inAll?.count ?? 0, byCustomer: byCustomer?.count ?? 0 };
}

/**
 * The identity by which a coupon's uses are counted.
 *
 * @param givenEmail - of this order
 * @param account - of a signed-in buyer
 */
export function couponCustomer(givenEmail: string | undefined, account: { readonly id: number; readonly email: string } | undefined): CouponCustomer {
  const emails = [givenEmail, account?.email].flatMap((email) => (email ? [normalizeEmail(email)] : []));
  return { emails: [...new Set(emails)], userId: account?.id ?? null };
}
