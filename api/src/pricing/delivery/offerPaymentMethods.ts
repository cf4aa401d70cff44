import type { Db } from '../../platform/database/connect.ts';
import { transferTexts } from './transferTexts.ts';
import type { SellerAccount } from './transferTexts.ts';

/** A configured payment provider. */
export interface MethodProvider {
  readonly name: string;
  readonly currencies: readonly string[];
}

/**
 * Stores which payment methods the shop offers: those of the given providers, bank transfer if there is an account for it, and
 * cash on delivery.
 */
export async function offerPaymentMethods(db: Db, providers: readonly MethodProvider[], account: SellerAccount | undefined): Promise<void> {
  await db.updateTable('payment_method').set({ is_offered: account !== undefined, description: JSON.stringify(transferTexts(account)), account: account ? JSON.stringify(account) : null }).where('code', '=', 'bank_transfer').execute();
  const names = providers.map(({ name }) => name);
  await db
    .updateTable('payment_method')
    .set({ is_offered: false })
    .where('provider', 'is not', null)
    .$if(names.length > 0, (query) => query.where('provider', 'not in', names))
    .execute();
  for (const { name, currencies } of providers) {
    await db.updateTable('payment_method').set({ is_offered: true, currencies: [...currencies] }).where('provider', '=', name).execute();
  }
}
