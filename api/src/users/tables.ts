import type { Generated } from 'kysely';

/** Users, who can sign in. */
export interface UserTables {
  app_user: { id: Generated<number>; email: string; name: string; password_hash: string; created_at: Date };
  user_address: {
    id: Generated<number>;
    user_id: number;
    created_at: Date;
    is_company: boolean;
    name: string;
    country_id: number;
    address: string;
    city: string;
    zipcode: string;
    tax_number: string;
    is_default_billing: boolean;
    is_default_delivery: boolean;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends UserTables {}
}
