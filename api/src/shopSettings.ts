import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/connect.ts';
import { HUNGARY_ID } from './pricing/vat/hungary.ts';
import { loadVatPercent } from './pricing/vat/loadVatPercent.ts';

export interface ShopSettings {
  /** Prices are shown with Hungarian VAT: its rate in percent. */
  readonly vatPercent: number;
  /** Hashes clients' addresses. It is made at the first start, so that all processes hash alike. */
  readonly clientSecret: string;
}

/** What the shop keeps in its database about itself. Throws where the database has not been seeded. */
export async function loadShopSettings(db: Db, clock: Clock): Promise<ShopSettings> {
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', 'payment_secret').executeTakeFirstOrThrow();
  return { vatPercent: await loadVatPercent(db, HUNGARY_ID, clock.now()), clientSecret: value };
}
