import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** The account of a signed-in visitor. */
export interface CartAccount {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/** Loads a visitor's cart with their account in one statement; `undefined` if there is no cart. */
export async function loadCartRow(db: Kysely<Database>, visitorId: number) {
  const row = await db
    .selectFrom('cart')
    .innerJoin('visitor', 'visitor.id', 'cart.visitor_id')
    .leftJoin('app_user', 'app_user.id', 'visitor.user_id')
    .where('cart.visitor_id', '=', visitorId)
    .selectAll('cart')
    .select(['app_user.id as account_id', 'app_user.email as account_email', 'app_user.name as account_name'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id: id, account_email: email, account_name: name, ...cart } = row;
  const account: CartAccount | undefined = id !== null && email !== null && name !== null ? { id, email, name } : undefined;
  return { cart, account };
}
