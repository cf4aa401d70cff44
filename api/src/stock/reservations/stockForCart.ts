import type { CartReservations } from './cartReservations.ts';
import { isRunning } from './isRunning.ts';

/**
 * Pieces of a product that a cart can have: the stock less the reservations of other carts. If the stock was reduced below
 * what is reserved, the first reservations keep their pieces: only earlier reservations count against a running one.
 *
 * @param stock - pieces in the warehouse
 * @returns negative where other carts reserve more than the stock
 */
export function stockForCart({ own, byOthers, byEarlier }: CartReservations, now: Date, productId: number, stock: number): number {
  const unreserved = stock - (byOthers.get(productId) ?? 0);
  const reservation = own.get(productId);
  if (!reservation || !isRunning(reservation, now)) return unreserved;
  return Math.max(unreserved, Math.min(reservation.quantity, stock - (byEarlier.get(productId) ?? 0)));
}
