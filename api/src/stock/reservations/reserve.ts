import { LIMITS, RESERVATION_MS } from '@feszek/contract';
import type { Trx } from '../../platform/database/Trx.ts';

export interface ReservationRequest {
  readonly visitorId: number;
  readonly productId: number;
  /** Pieces of the line, which are free for this cart. */
  readonly quantity: number;
  readonly isForOrder: boolean;
  /** `false` if too much was reserved from the visitor's address: existing reservations stay, but are not renewed. */
  readonly isAllowed: boolean;
}

export interface Reservation {
  readonly reserved_quantity: number;
  readonly reserved_until: Date | null;
}

const NOTHING: Reservation = { reserved_quantity: 0, reserved_until: null };

/** The reservations of a cart, by product id. */
async function loadReservations(trx: Trx, now: Date, visitorId: number): Promise<Map<number, Reservation>> {
  const rows = await trx
    .selectFrom('cart_line')
    .select(['product_id', 'reserved_quantity', 'reserved_until'])
    .where('visitor_id', '=', visitorId)
    .where('reserved_quantity', '>', 0)
    .where('reserved_until', '>', now)
    .execute();
  return new Map(rows.map(({ product_id, ...reservation }) => [product_id, reservation]));
}

/**
 * The reservation of a changed line: its pieces, up to the limits of a cart. The caller has locked the cart and the
 * product's stock.
 */
export async function reservationFor(trx: Trx, now: Date, request: ReservationRequest): Promise<Reservation> {
  if (request.isForOrder) return NOTHING;
  const reservations = await loadReservations(trx, now, request.visitorId);
  const before = reservations.get(request.productId) ?? NOTHING;
  const inAll = [...reservations.values()].reduce((sum, { reserved_quantity }) => sum + reserved_quantity, 0);
  const most = Math.min(LIMITS.reservedOfProduct, LIMITS.reservedInAll - (inAll - before.reserved_quantity));
  const isRenewed = request.isAllowed && most > 0;
  const reserved_quantity = Math.min(request.quantity, isRenewed ? most : before.reserved_quantity);
  if (reserved_quantity === 0) return NOTHING;
  return { reserved_quantity, reserved_until: isRenewed ? new Date(now.getTime() + RESERVATION_MS) : before.reserved_until };
}

/** Releases reservations of a merged cart beyond its limits, the latest lines first. */
export async function keepWithinLimits(trx: Trx, now: Date, visitorId: number): Promise<void> {
  const lines = await trx
    .selectFrom('cart_line')
    .select(['product_id', 'reserved_quantity'])
    .where('visitor_id', '=', visitorId)
    .where('reserved_until', '>', now)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute();
  let left: number = LIMITS.reservedInAll;
  for (const { product_id, reserved_quantity } of lines) {
    const kept = Math.min(reserved_quantity, LIMITS.reservedOfProduct, left);
    left -= kept;
    if (kept === reserved_quantity) continue;
    await trx.updateTable('cart_line').set({ reserved_quantity: kept }).where('visitor_id', '=', visitorId).where('product_id', '=', product_id).execute();
  }
}
