import type { JSONColumnType } from 'kysely';

/** The answers to requests with a key, stored for repeated requests. */
export interface IdempotencyTables {
  idempotency_key: {
    visitor_id: number;
    key: string;
    payload_hash: string;
    /** `null` if the request did not create an order. */
    order_id: number | null;
    answer: JSONColumnType<object>;
    started_at: Date;
  };
}

declare module '../database/schema.ts' {
  interface Database extends IdempotencyTables {}
}
