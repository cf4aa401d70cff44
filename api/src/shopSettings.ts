import type { Db } from './database/connect.ts';
import { HUNGARY_ID } from './seed/countries.ts';

export interface ShopSettings {
  /** Prices are shown with Hungarian VAT: its rate in percent. */
  readonly vatPercent: number;
  /** Made at the first start, so that every process signs alike. */
  readonly paymentSecret: string;
}

/** What the shop keeps in its database about itself. Throws where the database has not been seeded. */
export async function loadShopSettings(db: Db): Promise<ShopSettings> {
  const { vat_percent } = await db.selectFrom('country').select('vat_percent').where('id', '=', HUNGARY_ID).executeTakeFirstOrThrow();
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', 'payment_secret').executeTakeFirstOrThrow();
  return { vatPercent: vat_percent, paymentSecret: value };
}
