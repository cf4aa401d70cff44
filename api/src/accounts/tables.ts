import type { Generated } from 'kysely';

/** Favourites of visitors, the browsers of users, and the copies of their data. */
export interface AccountTables {
  favourite: { visitor_id: number; product_id: number; created_at: Date };
  user_device: {
    user_id: number;
    device_hash: string;
    /** The hash of the network address of the last sign-in. */
    client_key: string;
    /** Browser and system. */
    label: string;
    first_used_at: Date;
    last_used_at: Date;
  };
  /** At most one per user. */
  personal_export: {
    id: Generated<number>;
    user_id: number;
    requested_at: Date;
    /** `null` until the file is made. */
    expires_at: Date | null;
    /** A ZIP archive; `null` until it is made. */
    file: Buffer | null;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends AccountTables {}
}
