import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { findUserByEmail } from '../../users/users.ts';
import { exportAddress } from './exportAddress.ts';
import { exportContracts } from './exportContracts.ts';
import { exportUser } from './exportUser.ts';
import { exportWithdrawals } from './exportWithdrawals.ts';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

/** The carts in which guests have entered an email address. */
function exportGuestCarts(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('cart')
    .innerJoin('visitor', 'visitor.id', 'cart.visitor_id')
    .select(['customer', 'delivery_place', 'services', 'comment', 'coupon', 'quote_draft'])
    .where('user_id', 'is', null)
    .where(sql<boolean>`lower(cart.customer ->> 'email') = ${normalizeEmail(email)}`)
    .execute();
}

/**
 * Everything that the shop stores about the person with an email address: their account, if they have one (see `exportUser`), and what
 * was left with the address without an account. Source: GDPR, article 15.
 */
export async function exportPerson(db: Kysely<Database>, email: string) {
  const user = await findUserByEmail(db, email);
  const owner = { guestEmail: email };
  return {
    user: user ? await exportUser(db, user.id) : null,
    guest: { ...(await exportContracts(db, owner)), withdrawals: await exportWithdrawals(db, owner, email), carts: await exportGuestCarts(db, email), ...(await exportAddress(db, email)) },
  };
}
