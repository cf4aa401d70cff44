import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import { loadCartState } from '../cart/cartState.ts';
import { changeCart, lockCart } from '../cart/changeCart.ts';
import { emptyCart } from '../cart/emptyCart.ts';
import { savePricesAsSeen } from '../cart/seenPrices.ts';
import { saveReportedFault } from '../cart/chooseCoupon.ts';
import { isCouponFault } from '../pricing/coupons/couponFault.ts';
import { lockDeliveryDays } from '../pricing/delivery/fullDays.ts';
import { lockCoupon } from '../pricing/coupons/storedCoupon.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { View } from '../platform/http/requestView.ts';
import { loadCartReservations } from '../stock/reservations/cartReservations.ts';
import { stockForCart } from '../stock/reservations/stockForCart.ts';
import { trackedCart } from './tracking/trackedCart.ts';
import { checkCart } from './checkCart.ts';
import type { SeenCart } from './checkCart.ts';
import type { OrderSource } from './orderSource.ts';
import { lockStock } from '../stock/productStock.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';

export interface CartSourceParts {
  readonly db: Db;
  readonly clock: Clock;
  /** VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
}

/**
 * A visitor's cart as the source of an order.
 *
 * @param seen what the buyer saw, if the request contains it
 */
export function cartSource({ db, clock, homeVat }: CartSourceParts, visitorId: number, { currency, locale }: View, seen: SeenCart): OrderSource {
  return {
    name: `cart ${currency}`,
    isBounded: true,
    async take(trx) {
      const { coupon, delivery_day: day, delivery_method_id: methodId } = await lockCart(trx, visitorId);
      const lines = await trx.selectFrom('cart_line').select('product_id').where('visitor_id', '=', visitorId).execute();
      const productIds = lines.map(({ product_id }) => product_id);
      await lockStock(trx, productIds);
      if (coupon !== null) await lockCoupon(trx, coupon);
      if (day !== null && methodId !== null) await lockDeliveryDays(trx, methodId);
      const now = clock.now();
      const reservations = await loadCartReservations(trx, now, visitorId, productIds);
      const state = await loadCartState(trx, visitorId, currency, homeVat.percent, now);
      const stockFor = (productId: number, stock: number) => stockForCart(reservations, now, productId, stock);
      return { ...state, ...checkCart(state, stockFor, seen, locale), tracking: trackedCart(state, homeVat.percent) };
    },
    consume: (trx) => emptyCart(trx, visitorId),
    // The refusal reports the new price or the fault of the coupon, so the buyer's next attempt is accepted with it.
    async noteRefusal(error) {
      if (!(error instanceof ApiError)) return;
      const { code } = error;
      if (code === 'price_changed') await changeCart(db, visitorId, (trx) => savePricesAsSeen(trx, visitorId));
      if (isCouponFault(code)) await changeCart(db, visitorId, (trx) => saveReportedFault(trx, visitorId, code));
    },
  };
}
