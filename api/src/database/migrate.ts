import { Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';
import { shop } from './migrations/0001-shop.ts';

/** Brings the database to the newest shape; safe with several processes at once. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ '0001-shop': shop }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
