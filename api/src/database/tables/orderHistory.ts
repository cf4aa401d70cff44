import type { OrderStatus } from '@feszek/contract';
import type { Generated } from 'kysely';

/** What has become of orders, step by step. */
export interface OrderHistoryTables {
  order_status_change: {
    id: Generated<number>;
    order_id: number;
    status: OrderStatus | 'refunded';
    at: Date;
    changed_by: 'customer' | 'system' | 'operator' | 'provider';
    note: Generated<string>;
  };
}
