import type { Db } from './platform/database/connect.ts';

export interface ShopSettings {
  /** Hashes clients' addresses. It is made at the first start, so that all processes hash alike. */
  readonly clientSecret: string;
}

/** What the shop keeps in its database about itself. Throws where the database has not been seeded. */
export async function loadShopSettings(db: Db): Promise<ShopSettings> {
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', 'payment_secret').executeTakeFirstOrThrow();
  return { clientSecret: value };
}
