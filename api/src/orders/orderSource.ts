import type { Currency, TrackedCart } from '@feszek/contract';
import type { CartPlace } from '../cart/cartPlace.ts';
import type { CartState } from '../cart/cartState.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { OfferedDelivery, StoredPaymentMethod } from '../pricing/delivery/methods.ts';
import type { StoredSummary } from '../cart/storedSummary.ts';
import type { StoredCustomer } from '../cart/storedCustomer.ts';

/** The content of an order. Amounts in whole minor units of `currency`. */
export interface OrderParts extends Pick<CartState, 'lines' | 'coupon' | 'arrival' | 'deliveryDay'> {
  readonly currency: Currency;
  readonly customer: StoredCustomer;
  readonly summary: StoredSummary;
  readonly delivery: OfferedDelivery;
  readonly payment: StoredPaymentMethod;
  /** Where the order is collected. */
  readonly place: Pick<CartPlace, 'place'>;
  /** The order as statistics receive it. */
  readonly tracking: TrackedCart;
}

/** The source of an order: a visitor's cart, or an offer that they received. */
export interface OrderSource {
  /** Distinguishes this order from others with the same idempotency key. */
  readonly name: string;
  /** Whether unpaid orders of this source are limited; orders of offers are not. */
  readonly isBounded: boolean;
  /**
   * Locks the source, then the stock of its goods, and checks that it can be ordered unchanged.
   *
   * @throws ApiError if it cannot
   */
  take(trx: Trx): Promise<OrderParts>;
  /** Marks the source as ordered, in the order's own transaction. */
  consume(trx: Trx, orderId: number): Promise<void>;
  /** Receives the reason why nothing was ordered, after the transaction was rolled back. */
  noteRefusal?(error: unknown): Promise<void>;
}
