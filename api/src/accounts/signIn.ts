import { LIMITS } from '@feszek/contract';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { lockCart, raiseVersion } from '../cart/changeCart.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { Db } from '../platform/database/connect.ts';
import { mergeFavourites } from './favourites/keepFavourites.ts';
import { lockStock } from '../stock/orderStock.ts';
import { keepOpenOffer } from '../quotes/openOffer.ts';
import { keepWithinLimits } from '../stock/reservations/reserve.ts';
import { closeSession, openSession } from '../platform/session/sessions.ts';
import type { Session } from '../platform/session/sessions.ts';

async function visitorOfUser(trx: Trx, userId: number): Promise<number> {
  const inserted = await trx
    .insertInto('visitor')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const known = await trx.selectFrom('visitor').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return known.id;
}

/**
 * Adds the guest's lines to the user's cart: the larger quantity of a product counts. What both have reserved becomes the
 * user's, and never more than that. A line of which less is left than it holds stays as it is: the cart says so there.
 */
async function mergeCart(trx: Trx, now: Date, guestId: number, userVisitorId: number): Promise<void> {
  const [first, second] = [guestId, userVisitorId].sort((a, b) => a - b);
  await lockCart(trx, first ?? guestId);
  await lockCart(trx, second ?? userVisitorId);
  const lines = await trx.selectFrom('cart_line').select('product_id').where('visitor_id', '=', guestId).execute();
  await lockStock(trx, lines.map(({ product_id }) => product_id));
  const merged = await sql<{ product_id: number }>`
    insert into cart_line (visitor_id, product_id, quantity, added_at, changed_at, reserved_quantity, reserved_until, seen_gross, gross_before)
    select ${userVisitorId}::bigint, line.product_id, line.quantity, line.added_at, line.changed_at,
      case when line.reserved_until > ${now} then line.reserved_quantity else 0 end, line.reserved_until, line.seen_gross, line.gross_before
    from cart_line line
    where line.visitor_id = ${guestId}::bigint
    order by line.added_at
    limit greatest(0, ${LIMITS.cartLines}::int - (select count(*)::int from cart_line where visitor_id = ${userVisitorId}::bigint))
    on conflict (visitor_id, product_id) do update
      set quantity = greatest(cart_line.quantity, excluded.quantity), changed_at = excluded.changed_at,
        reserved_quantity = least(greatest(cart_line.quantity, excluded.quantity),
          excluded.reserved_quantity + case when cart_line.reserved_until > ${now} then cart_line.reserved_quantity else 0 end),
        reserved_until = greatest(cart_line.reserved_until, excluded.reserved_until),
        seen_gross = case when cart_line.quantity >= excluded.quantity then cart_line.seen_gross else excluded.seen_gross end,
        gross_before = case when cart_line.quantity >= excluded.quantity then cart_line.gross_before else excluded.gross_before end
    returning product_id`.execute(trx);
  if (merged.rows.length === 0) return;
  await keepWithinLimits(trx, now, userVisitorId);
  // What the guest has told on the way to the checkout is newer than what the account remembers.
  await sql`
    update cart set customer = cart.customer || guest.customer,
      is_newsletter_subscription = cart.is_newsletter_subscription or guest.is_newsletter_subscription,
      delivery_method_id = coalesce(guest.delivery_method_id, cart.delivery_method_id),
      payment_method_id = coalesce(guest.payment_method_id, cart.payment_method_id),
      coupon = coalesce(guest.coupon, cart.coupon), coupon_fault = case when guest.coupon is null then cart.coupon_fault else guest.coupon_fault end
    from cart guest where cart.visitor_id = ${userVisitorId}::bigint and guest.visitor_id = ${guestId}::bigint`.execute(trx);
  await raiseVersion(trx, userVisitorId);
}

/**
 * Signs a user in: the session gets a new id, so that an id planted before is worth nothing, and what the guest had in
 * his cart and among his favourites becomes the user's.
 */
export async function signIn(db: Db, clock: Clock, session: Session, userId: number): Promise<Session> {
  return db.transaction().execute(async (trx) => {
    const visitorId = await visitorOfUser(trx, userId);
    if (session.userId === null) {
      await mergeFavourites(trx, session.visitorId, visitorId);
      await mergeCart(trx, clock.now(), session.visitorId, visitorId);
      await keepOpenOffer(trx, session.visitorId, visitorId);
    }
    await closeSession(trx, session.id);
    if (session.userId === null) await trx.deleteFrom('visitor').where('id', '=', session.visitorId).execute();
    return openSession(trx, clock, { visitorId, userId });
  });
}
