export const ORDER_STATUSES = ['pending_payment', 'paid', 'payment_failed', 'confirmed', 'shipped', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
