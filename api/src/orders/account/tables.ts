/** Orders that request an account. */
export interface OrderAccountTables {
  order_account: {
    order_id: number;
    /** The registration, which is deleted once it is activated; `null` if it could not be stored. */
    registration_id: number | null;
    /** When the registration became an account. */
    opened_at: Date | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Database extends OrderAccountTables {}
}
