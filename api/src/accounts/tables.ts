/** Favourites of visitors, and the browsers of users. */
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
}

declare module '../platform/database/schema.ts' {
  interface Database extends AccountTables {}
}
