import { LIMITS, RESERVATION_MS } from '@feszek/contract';
import type { Trx } from '../../platform/database/Trx.ts';

export interface ReservationWish {
  readonly visitorId: number;
  readonly productId: number;
  /** Pieces of the line, which are free for this cart. */
  readonly quantity: number;
  readonly isForOrder: boolean;
  /** False where too much was reserved from the visitor's address: what is held stays held, but no longer. */
  readonly isAllowed: boolean;
}

export interface Held {
  readonly reserved_quantity: number;
  readonly reserved_until: Date | null;
}

const NOTHING: Held = { reserved_quantity: 0, reserved_until: null };

/** What the cart holds now, by product id. */
async function heldByVisitor(trx: Trx, now: Date, visitorId: number): Promise<Map<number, Held>> {
  const rows = await trx
    .selectFrom('cart_line')
    .select(['product_id', 'reserved_quantity', 'reserved_until'])
    .where('visitor_id', '=', visitorId)
    .where('reserved_quantity', '>', 0)
    .where('reserved_until', '>', now)
    .execute();
  return new Map(rows.map(({ product_id, ...held }) => [product_id, held]));
}

/**
 * What a line that changes now reserves: its pieces, as far as one cart may hold them. The cart and the product's stock
 * are locked.
 */
export async function reservationFor(trx: Trx, now: Date, wish: ReservationWish): Promise<Held> {
  if (wish.isForOrder) return NOTHING;
  const held = await heldByVisitor(trx, now, wish.visitorId);
  const before = held.get(wish.productId) ?? NOTHING;
  const inAll = [...held.values()].reduce((sum, { reserved_quantity }) => sum + reserved_quantity, 0);
  const most = Math.min(LIMITS.reservedOfProduct, LIMITS.reservedInAll - (inAll - before.reserved_quantity));
  const isRenewed = wish.isAllowed && most > 0;
  const reserved_quantity = Math.min(wish.quantity, isRenewed ? most : before.reserved_quantity);
  if (reserved_quantity === 0) return NOTHING;
  return { reserved_quantity, reserved_until: isRenewed ? new Date(now.getTime() + RESERVATION_MS) : before.reserved_until };
}

/** Lets go of what a cart that took another one in holds beyond what one cart may; what was added last goes first. */
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
