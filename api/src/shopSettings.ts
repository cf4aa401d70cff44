import type { Db } from './platform/database/connect.ts';

export interface ShopSettings {
  /** The secret for hashes of clients' addresses. It is created at the first start, so that all processes produce equal hashes. */
  readonly clientSecret: string;
}

/** Loads the settings of the shop. Throws if the database has not been filled. */
export async function loadShopSettings(db: Db): Promise<ShopSettings> {
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', 'payment_secret').executeTakeFirstOrThrow();
  return { clientSecret: value };
}
