import type { CouponDraft } from '@feszek/contract';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { createCoupon } from '../../pricing/coupons/operatorCoupons.ts';
import type { Db } from '../../platform/database/connect.ts';
import { seedContent } from './seedContent.ts';
import { seedGoods } from './seedGoods.ts';
import type { Goods } from './seedGoods.ts';
import { seedShop } from './seedShop.ts';

/** Any number that nothing else in the database locks. */
const SEED_LOCK = 20_261_121;

/**
 * Fills an empty database with the shop's data; a filled one is left alone. Deterministic but for the ages of products,
 * which are counted back from the clock. Safe with several processes at once.
 *
 * @param coupons see `couponsToTry`
 */
export async function seed(db: Db, clock: Clock, goods: Goods, coupons: readonly CouponDraft[] = []): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    const filled = await trx.selectFrom('currency').select('id').limit(1).executeTakeFirst();
    if (filled) return;
    await seedShop(trx);
    for (const coupon of coupons) await createCoupon(trx, clock, coupon);
    await seedGoods(trx, clock, goods);
    await seedContent(trx);
  });
}
