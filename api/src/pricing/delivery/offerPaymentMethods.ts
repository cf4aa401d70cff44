import type { Db } from '../../platform/database/connect.ts';

/** A configured payment provider. */
export interface MethodProvider {
  readonly name: string;
  readonly currencies: readonly string[];
}

/** Stores which payment methods the shop offers: those without a provider, and those of the given providers. */
export async function offerPaymentMethods(db: Db, providers: readonly MethodProvider[]): Promise<void> {
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
