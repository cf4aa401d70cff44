import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Everything that the shop stores about a user, as JSON: account, addresses, passkeys, sessions, favourites, cart, orders
 * with their history, and quotes. Passwords, keys of passkeys and keys of sessions are not part of it. Source: GDPR, articles 15 and 20.
 *
 * @param userId - of a user who exists
 */
export async function exportUser(db: Kysely<Database>, userId: number): Promise<object> {
  const account = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'name', 'phone', 'locale', 'company_name', 'tax_number', 'is_newsletter_subscription', 'created_at', 'activated_at', 'blocked_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const visitor = await db.selectFrom('visitor').select('id').where('user_id', '=', userId).executeTakeFirst();
  const visitorId = visitor?.id ?? 0;
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'order_hash', 'status', 'currency', 'locale', 'created_at', 'customer', 'summary', 'comment', 'is_newsletter_subscription', 'coupon', 'carrier', 'tracking_url'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const quotes = await db
    .selectFrom('quote')
    .select(['id', 'quote_hash', 'status', 'currency', 'locale', 'created_at', 'requester', 'customer', 'comment', 'valid_until', 'note', 'order_id'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(['order_id', 'sku', 'name', 'quantity', 'unit_gross', 'unit_net', 'total_gross', 'total_net'])
    .where('shop_order.user_id', '=', userId)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const history = await db
    .selectFrom('order_status_change')
    .innerJoin('shop_order', 'shop_order.id', 'order_status_change.order_id')
    .select(['order_id', 'order_status_change.status', 'at', 'changed_by', 'note'])
    .where('shop_order.user_id', '=', userId)
    .orderBy('order_status_change.id')
    .execute();
  return {
    account,
    addresses: await db.selectFrom('user_address').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    passkeys: await db.selectFrom('passkey').select(['name', 'is_backed_up', 'created_at', 'last_used_at']).where('user_id', '=', userId).orderBy('id').execute(),
    sessions: await db.selectFrom('session').select(['user_agent', 'address', 'created_at', 'last_used_at', 'expires_at']).where('visitor_id', '=', visitorId).execute(),
    favourites: await db.selectFrom('favourite').innerJoin('product', 'product.id', 'favourite.product_id').select(['product.sku', 'product.title', 'favourite.created_at']).where('visitor_id', '=', visitorId).execute(),
    cart: await db.selectFrom('cart_line').innerJoin('product', 'product.id', 'cart_line.product_id').select(['product.sku', 'product.title', 'quantity', 'added_at']).where('visitor_id', '=', visitorId).execute(),
    orders: orders.map((order) => ({
      ...order,
      lines: lines.filter(({ order_id }) => order_id === order.id).map(({ order_id: _, ...line }) => line),
      history: history.filter(({ order_id }) => order_id === order.id).map(({ order_id: _, ...change }) => change),
    })),
    quotes,
  };
}
