import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import { loadCartState } from '../cart/cartState.ts';
import { changeCart, lockCart, raiseVersion } from '../cart/changeCart.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { notePricesAsSeen } from '../cart/seenPrices.ts';
import { noteFaultAsShown } from '../cart/chooseCoupon.ts';
import { isCouponFault } from '../pricing/coupons/couponFault.ts';
import { lockCoupon } from '../pricing/coupons/storedCoupon.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { View } from '../platform/http/requestView.ts';
import { heldInCarts } from '../stock/reservations/held.ts';
import { trackedCart } from './tracking/trackedCart.ts';
import { checkCart } from './checkCart.ts';
import type { OrderSource } from './orderSource.ts';
import { lockStock } from '../stock/orderStock.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';

/** The cart is empty again; the buyer's own data is kept for the next order. */
export async function emptyCart(trx: Trx, visitorId: number): Promise<void> {
  await trx.deleteFrom('cart_line').where('visitor_id', '=', visitorId).execute();
  await trx
    .updateTable('cart')
    .set({ delivery_method_id: null, payment_method_id: null, comment: '', coupon: null, coupon_fault: null })
    .where('visitor_id', '=', visitorId)
    .execute();
  await raiseVersion(trx, visitorId);
}

export interface CartSourceParts {
  readonly db: Db;
  readonly clock: Clock;
  /** VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
}

/**
 * A visitor's cart as what he orders.
 *
 * @param seenVersion the version that the buyer saw, where he says so
 */
export function cartSource({ db, clock, homeVat }: CartSourceParts, visitorId: number, { currency, locale }: View, seenVersion: number | undefined): OrderSource {
  return {
    name: `cart ${currency}`,
    isBounded: true,
    async take(trx) {
      const { coupon } = await lockCart(trx, visitorId);
      const lines = await trx.selectFrom('cart_line').select('product_id').where('visitor_id', '=', visitorId).execute();
      const productIds = lines.map(({ product_id }) => product_id);
      await lockStock(trx, productIds);
      if (coupon !== null) await lockCoupon(trx, coupon);
      const heldByOthers = await heldInCarts(trx, clock.now(), productIds, visitorId);
      const state = await loadCartState(trx, visitorId, currency, homeVat.percent, clock.now());
      return { ...state, ...checkCart(state, heldByOthers, seenVersion, locale), tracking: trackedCart(state, homeVat.percent) };
    },
    consume: (trx) => emptyCart(trx, visitorId),
    // A reported price or coupon fault counts as seen: the next order accepts it.
    async noteRefusal(error) {
      if (!(error instanceof ApiError)) return;
      const { code } = error;
      if (code === 'price_changed') await changeCart(db, visitorId, (trx) => notePricesAsSeen(trx, visitorId));
      if (isCouponFault(code)) await changeCart(db, visitorId, (trx) => noteFaultAsShown(trx, visitorId, code));
    },
  };
}
