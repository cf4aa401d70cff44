import { LIMITS } from '@feszek/contract';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Reservation } from './cartReservations.ts';
import { isRunning } from './isRunning.ts';

export interface MergedCart {
  readonly guestId: number;
  /** The visitor of the user who signs in. */
  readonly visitorId: number;
  /** Lines of the merged cart, the first added first. */
  readonly lines: readonly { readonly productId: number; readonly quantity: number }[];
}

/** A reservation with its position among those of its product. */
interface OrderedReservation extends Reservation {
  readonly position: number;
}

/** Both carts' reservations by product id; a product that both reserve has two. */
async function loadReservations(trx: Trx, visitorIds: readonly number[]): Promise<ReadonlyMap<number, readonly OrderedReservation[]>> {
  const rows = await trx.selectFrom('cart_reservation').select(['product_id', 'quantity', 'reserved_until as until', 'position']).where('visitor_id', 'in', [...visitorIds]).execute();
  return Map.groupBy(rows, ({ product_id }) => product_id);
}

/**
 * Gives the reservations of a guest's cart to the user who signs in. Those of one product are added, up to the quantity
 * of the line and the limits of a cart, and keep the earlier position; the lines that were added last lose theirs first. Ended reservations stay ended.
 * The caller has locked both carts and the stock of the guest's products, and merged the lines.
 */
export async function mergeReservations(trx: Trx, now: Date, { guestId, visitorId, lines }: MergedCart): Promise<void> {
  const reservations = await loadReservations(trx, [guestId, visitorId]);
  let left: number = LIMITS.reservedInAll;
  const merged = lines.flatMap(({ productId, quantity }) => {
    const both = reservations.get(productId) ?? [];
    if (both.length === 0) return [];
    const running = both.filter((reservation) => isRunning(reservation, now));
    const sum = running.reduce((pieces, reservation) => pieces + reservation.quantity, 0);
    const reserved = Math.min(sum, quantity, LIMITS.reservedOfProduct, left);
    left -= reserved;
    const reserved_until = new Date(Math.max(...both.map(({ until }) => until.getTime())));
    const position = Math.min(...(running.length > 0 ? running : both).map((reservation) => reservation.position));
    return [{ visitor_id: visitorId, product_id: productId, quantity: reserved, reserved_until, position }];
  });
  if (merged.length === 0) return;
  await trx
    .insertInto('cart_reservation')
    .values(merged)
    .onConflict((conflict) =>
      conflict.columns(['visitor_id', 'product_id']).doUpdateSet(({ ref }) => ({ quantity: ref('excluded.quantity'), reserved_until: ref('excluded.reserved_until'), position: ref('excluded.position') })),
    )
    .execute();
}
