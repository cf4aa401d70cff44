/** Favourites of visitors, failed sign-ins, and the browsers of users. */
export interface AccountTables {
  favourite: { visitor_id: number; product_id: number; created_at: Date };
  sign_in_failure: { scope: 'pair' | 'address' | 'account'; key: string; failures: number; last_failed_at: Date; delayed_until: Date };
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
