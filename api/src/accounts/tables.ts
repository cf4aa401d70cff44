import type { Generated } from 'kysely';

/** Accounts and favourites. */
export interface AccountTables {
  app_user: { id: Generated<number>; email: string; name: string; password_hash: string; created_at: Date };
  favourite: { visitor_id: number; product_id: number; created_at: Date };
}

declare module '../platform/database/schema.ts' {
  interface Database extends AccountTables {}
}
