import type { Generated } from 'kysely';

/** Changes of public data, for the caches of all processes. */
export interface ChangeTables {
  /** One row: the number of the newest change. Its lock orders the changes by their commits. */
  public_revision: { is_only: Generated<boolean>; revision: number };
  public_change: { revision: number; process_id: string; tags: string[]; created_at: Generated<Date> };
}

declare module '../database/schema.ts' {
  interface Database extends ChangeTables {}
}
