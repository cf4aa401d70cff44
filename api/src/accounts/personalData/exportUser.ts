import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { exportAddress } from './exportAddress.ts';
import { exportContracts } from './exportContracts.ts';
import { exportWithdrawals } from './exportWithdrawals.ts';
import { named } from './named.ts';

/**
 * Everything that the shop stores about a user, as JSON: account, addresses, passkeys, sessions, browsers, favourites and links to them, cart, orders with
 * their history and payments, quotes, reviews, newsletter, stock alerts, messages, withdrawals and mails. Passwords, keys of passkeys and sessions, and tokens are not part of it.
 * Source: GDPR, articles 15 and 20.
 *
 * @param userId - of a user who exists
 */
export async function exportUser(db: Kysely<Database>, userId: number) {
  const account = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'name', 'phone', 'locale', 'company_name', 'tax_number', 'is_newsletter_subscription', 'created_at', 'activated_at', 'blocked_at', 'deletion_due_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const visitor = await db.selectFrom('visitor').select('id').where('user_id', '=', userId).executeTakeFirst();
  const visitorId = visitor?.id ?? 0;
  return {
    account,
    addresses: await db.selectFrom('user_address').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    passkeys: await db.selectFrom('passkey').select(['name', 'is_backed_up', 'created_at', 'last_used_at']).where('user_id', '=', userId).orderBy('id').execute(),
    sessions: await db.selectFrom('session').select(['user_agent', 'address', 'created_at', 'last_used_at', 'expires_at']).where('visitor_id', '=', visitorId).execute(),
    browsers: await db.selectFrom('user_device').select(['label', 'first_used_at', 'last_used_at']).where('user_id', '=', userId).orderBy('first_used_at').execute(),
    favourites: named(await db.selectFrom('favourite').innerJoin('product', 'product.id', 'favourite.product_id').select(['product.sku', 'product.title', 'product.axis_values', 'favourite.created_at']).where('visitor_id', '=', visitorId).execute()),
    shared_lists: await db.selectFrom('shared_list').select(['token', 'created_at']).where('visitor_id', '=', visitorId).execute(),
    cart: named(await db.selectFrom('cart_line').innerJoin('product', 'product.id', 'cart_line.product_id').select(['product.sku', 'product.title', 'product.axis_values', 'quantity', 'added_at']).where('visitor_id', '=', visitorId).execute()),
    checkout: await db.selectFrom('cart').select(['customer', 'delivery_place', 'services', 'comment', 'coupon', 'quote_draft']).where('visitor_id', '=', visitorId).execute(),
    ...(await exportContracts(db, { userId })),
    ...(await exportAddress(db, account.email)),
    withdrawals: await exportWithdrawals(db, { userId }, account.email),
  };
}

export type UserExport = Awaited<ReturnType<typeof exportUser>>;
