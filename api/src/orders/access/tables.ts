import type { Generated } from 'kysely';

/** Who may see a whole order, beside the visitor who placed it and its owner. */
export interface OrderAccessTables {
  /** Codes that were sent to the address of an order, each for one session. */
  order_code: {
    id: Generated<number>;
    order_id: number;
    session_hash: string;
    code_hash: string;
    sent_at: Date;
    /** Codes that were entered, the right one included. */
    tries: Generated<number>;
  };
  /** Sessions that entered a code. */
  order_access: { order_id: number; session_hash: string; opened_at: Date };
}

declare module '../../platform/database/schema.ts' {
  interface Database extends OrderAccessTables {}
}
