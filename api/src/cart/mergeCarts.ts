import { LIMITS } from '@feszek/contract';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import { lockStock } from '../stock/productStock.ts';
import { mergeReservations } from '../stock/reservations/mergeReservations.ts';
import { lockCart, raiseVersion } from './changeCart.ts';

/** Locks two carts in the order of their visitors, so that two sign-ins cannot deadlock. */
async function lockCarts(trx: Trx, ...visitorIds: readonly [number, number]): Promise<void> {
  for (const visitorId of [...visitorIds].sort((a, b) => a - b)) await lockCart(trx, visitorId);
}

async function mergeLines(trx: Trx, guestId: number, visitorId: number): Promise<boolean> {
  const merged = await sql`
    insert into cart_line (visitor_id, product_id, quantity, added_at, changed_at, seen_gross, gross_before)
    select ${visitorId}::bigint, line.product_id, line.quantity, line.added_at, line.changed_at, line.seen_gross, line.gross_before
    from cart_line line
    where line.visitor_id = ${guestId}::bigint
    order by line.added_at
    limit greatest(0, ${LIMITS.cartLines}::int - (select count(*)::int from cart_line where visitor_id = ${visitorId}::bigint))
    on conflict (visitor_id, product_id) do update
      set quantity = greatest(cart_line.quantity, excluded.quantity), changed_at = excluded.changed_at,
        seen_gross = case when cart_line.quantity >= excluded.quantity then cart_line.seen_gross else excluded.seen_gross end,
        gross_before = case when cart_line.quantity >= excluded.quantity then cart_line.gross_before else excluded.gross_before end
    returning product_id`.execute(trx);
  return merged.rows.length > 0;
}

/** Customer data and choices of the guest replace those of the account, which are older. */
async function mergeChoices(trx: Trx, guestId: number, visitorId: number): Promise<void> {
  await sql`
    update cart set customer = cart.customer || guest.customer,
      is_newsletter_subscription = cart.is_newsletter_subscription or guest.is_newsletter_subscription,
      delivery_place = case when guest.delivery_method_id is null then cart.delivery_place else guest.delivery_place end,
      services = case when guest.delivery_method_id is null then cart.services else guest.services end,
      delivery_method_id = coalesce(guest.delivery_method_id, cart.delivery_method_id),
      delivery_day = case when guest.delivery_method_id is null then cart.delivery_day else guest.delivery_day end,
      payment_method_id = coalesce(guest.payment_method_id, cart.payment_method_id),
      coupon = coalesce(guest.coupon, cart.coupon), coupon_fault = case when guest.coupon is null then cart.coupon_fault else guest.coupon_fault end
    from cart guest where cart.visitor_id = ${visitorId}::bigint and guest.visitor_id = ${guestId}::bigint`.execute(trx);
}

/** Lines of a cart, the first added first. */
function loadLines(trx: Trx, visitorId: number) {
  return trx.selectFrom('cart_line').select(['product_id as productId', 'quantity']).where('visitor_id', '=', visitorId).orderBy('added_at').orderBy('product_id').execute();
}

/**
 * Adds the lines of a guest's cart to the cart of the user who signs in: the larger quantity of a product counts. A line
 * keeps its quantity if less is available; the cart's answer reports that at the line.
 *
 * @param visitorId - the visitor of the user
 */
export async function mergeCarts(trx: Trx, now: Date, guestId: number, visitorId: number): Promise<void> {
  await lockCarts(trx, guestId, visitorId);
  await lockStock(trx, (await loadLines(trx, guestId)).map(({ productId }) => productId));
  if (!(await mergeLines(trx, guestId, visitorId))) return;
  await mergeReservations(trx, now, { guestId, visitorId, lines: await loadLines(trx, visitorId) });
  await mergeChoices(trx, guestId, visitorId);
  await raiseVersion(trx, visitorId);
}
