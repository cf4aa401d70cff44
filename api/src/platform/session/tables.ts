import type { Generated } from 'kysely';

/** Sessions and their visitors, who may be signed in. */
export interface SessionTables {
  visitor: { id: Generated<number>; user_id: number | null };
  session: { id_hash: string; visitor_id: number; expires_at: Date };
}

declare module '../database/schema.ts' {
  interface Database extends SessionTables {}
}
