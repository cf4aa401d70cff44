import type { OrderActor, OrderEvent } from '@feszek/contract';
import type { Generated } from 'kysely';

/** The steps of orders. */
export interface OrderHistoryTables {
  order_status_change: {
    id: Generated<number>;
    order_id: number;
    status: OrderEvent;
    at: Date;
    changed_by: OrderActor;
    note: Generated<string>;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Database extends OrderHistoryTables {}
}
