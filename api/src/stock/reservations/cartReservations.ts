import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** The reservation of one cart line. */
export interface Reservation {
  readonly quantity: number;
  /** From then on it reserves nothing. */
  readonly until: Date;
}

/** Reservations as one cart sees them. */
export interface CartReservations {
  /** The cart's own by product id, ended ones too. */
  readonly own: ReadonlyMap<number, Reservation>;
  /** Pieces that other carts reserve now, by product id. A product without such reservations has no entry. */
  readonly byOthers: ReadonlyMap<number, number>;
  /** Those of them that were reserved before the cart's own reservation, by product id. */
  readonly byEarlier: ReadonlyMap<number, number>;
}

/**
 * Loads all reservations of a cart, and those that other carts have for some products, in one statement. A caller that
 * decides by them has locked the stock of these products before.
 *
 * @param visitorId - owner of the cart; `undefined` for a visitor without a session, who has none
 */
export async function loadCartReservations(db: Kysely<Database>, now: Date, visitorId: number | undefined, productIds: readonly number[]): Promise<CartReservations> {
  if (visitorId === undefined || productIds.length === 0) return { own: new Map(), byOthers: new Map(), byEarlier: new Map() };
  const rows = await db
    .selectFrom('cart_reservation as each')
    .leftJoin('cart_reservation as own', (join) => join.onRef('own.product_id', '=', 'each.product_id').on('own.visitor_id', '=', visitorId))
    .select(({ fn }) => {
      const byOthers = fn.sum<number | null>('each.quantity').filterWhere('each.visitor_id', '<>', visitorId).filterWhere('each.reserved_until', '>', now);
      return [
        'each.product_id',
        byOthers.as('by_others'),
        byOthers.filterWhereRef('each.position', '<', 'own.position').as('by_earlier'),
        fn.max<number | null>('own.quantity').as('own_quantity'),
        fn.max<Date | null>('own.reserved_until').as('own_until'),
      ];
    })
    .where(({ or, and, eb }) => or([eb('each.visitor_id', '=', visitorId), and([eb('each.product_id', 'in', [...productIds]), eb('each.reserved_until', '>', now)])]))
    .groupBy('each.product_id')
    .execute();
  return {
    own: new Map(rows.flatMap(({ product_id, own_quantity: quantity, own_until: until }) => (quantity === null || until === null ? [] : [[product_id, { quantity, until }]]))),
    byOthers: new Map(rows.flatMap(({ product_id, by_others }) => (by_others === null ? [] : [[product_id, Number(by_others)]]))),
    byEarlier: new Map(rows.flatMap(({ product_id, by_earlier }) => (by_earlier === null ? [] : [[product_id, Number(by_earlier)]]))),
  };
}
