import type { Generated } from 'kysely';

/** Users, who can sign in. */
export interface UserTables {
  app_user: { id: Generated<number>; email: string; name: string; password_hash: string; created_at: Date };
}

declare module '../platform/database/schema.ts' {
  interface Database extends UserTables {}
}
