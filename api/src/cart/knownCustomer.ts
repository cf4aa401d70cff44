import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { StoredCustomer } from './storedCustomer.ts';
import type { CartRow } from './changeCart.ts';

export interface KnownCustomer {
  readonly customer: StoredCustomer;
  /** What the account is called; empty for a guest. */
  readonly accountName: string;
}

function isComplete({ email, phone, invoice_data, delivery_data }: StoredCustomer): boolean {
  return email !== undefined && phone !== undefined && invoice_data !== undefined && delivery_data !== undefined;
}

/**
 * What the shop knows of a cart's buyer: what he told on the way to the checkout, and what is missing of it from his last
 * order and his account, if he is signed in.
 */
export async function loadKnownCustomer(db: Kysely<Database>, cart: Pick<CartRow, 'visitor_id' | 'customer'> | undefined): Promise<KnownCustomer> {
  if (!cart || isComplete(cart.customer)) return { customer: cart?.customer ?? {}, accountName: '' };
  const account = await db
    .selectFrom('visitor')
    .innerJoin('app_user', 'app_user.id', 'visitor.user_id')
    .leftJoinLateral(
      ({ selectFrom }) => selectFrom('shop_order').select('shop_order.customer').whereRef('shop_order.user_id', '=', 'app_user.id').orderBy('shop_order.id', 'desc').limit(1).as('latest'),
      (join) => join.onTrue(),
    )
    .select(['app_user.email', 'app_user.name', 'latest.customer'])
    .where('visitor.id', '=', cart.visitor_id)
    .executeTakeFirst();
  if (!account) return { customer: cart.customer, accountName: '' };
  return { customer: { email: account.email, ...account.customer, ...cart.customer }, accountName: account.name };
}
