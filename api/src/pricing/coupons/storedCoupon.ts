import type { Kysely, Selectable } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Database } from '../../platform/database/schema.ts';

export type StoredCoupon = Selectable<Database['coupon']>;

/** Who would use a coupon: a guest is known by the address that he gives, a user by his account as well. */
export interface CouponCustomer {
  /** In lower case; empty while nobody has told one. */
  readonly emails: readonly string[];
  readonly userId: number | null;
}

export interface CouponUses {
  readonly inAll: number;
  readonly byCustomer: number;
}

/** @param code - as `normalizeCode` gives it */
export function findCoupon(db: Kysely<Database>, code: string): Promise<StoredCoupon | undefined> {
  return db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst();
}

/**
 * Takes a coupon whose uses are limited for this transaction, after the cart and the stock: a second order waits here, and
 * then counts the first. Coupons without a limit let orders by.
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

/** How often a coupon has been used, as far as its limits ask. */
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
 * The customer by whom a coupon's uses are counted.
 *
 * @param givenEmail - as the buyer gave it for this order
 * @param account - of a signed-in buyer
 */
export function couponCustomer(givenEmail: string | undefined, account: { readonly id: number; readonly email: string } | undefined): CouponCustomer {
  const emails = [givenEmail, account?.email].flatMap((email) => (email ? [email.trim().toLowerCase()] : []));
  return { emails: [...new Set(emails)], userId: account?.id ?? null };
}
