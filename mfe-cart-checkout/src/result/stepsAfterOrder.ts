import { CASH_ON_DELIVERY_CODE } from '@feszek/contract';
import type { OrderView } from './orderView.ts';

/** A step that follows an order, named by its text. */
export type NextStep = 'approve' | 'approveCollected' | 'transfer' | 'arrived' | 'prepare' | 'prepareCollected' | 'bring' | 'point' | 'collect' | 'cash' | 'change';

/** Whether the buyer has to transfer the amount. */
export function isByTransfer({ payment: { account }, status: now, history, transaction_result: result }: Pick<OrderView, 'payment' | 'status' | 'history' | 'transaction_result'>): boolean {
  return account !== null && now !== 'cancelled' && !result && !history.some(({ status }) => status === 'paid');
}

/** Whether the shop is still preparing the order, and the visitor may see all of it. */
export function hasNextSteps({ status, is_restricted: isRestricted }: Pick<OrderView, 'status' | 'is_restricted'>): boolean {
  return !isRestricted && (status === 'paid' || status === 'confirmed');
}

/** Whether a step is that of the arrival. */
export function isArrival(step: NextStep): boolean {
  return step === 'bring' || step === 'point' || step === 'collect';
}

function arrivalStep({ is_pickup: isPickUp, place }: OrderView['delivery']): NextStep {
  if (isPickUp) return 'collect';
  return place ? 'point' : 'bring';
}

/** The steps that follow a received order, in their order. */
export function stepsAfterOrder(order: Pick<OrderView, 'payment' | 'status' | 'history' | 'transaction_result' | 'delivery' | 'is_waiting_for_approval'>): readonly NextStep[] {
  const { payment, delivery } = order;
  return [
    ...(order.is_waiting_for_approval ? ([delivery.is_pickup ? 'approveCollected' : 'approve'] as const) : []),
    ...(isByTransfer(order) ? (['transfer', 'arrived'] as const) : ([delivery.is_pickup ? 'prepareCollected' : 'prepare'] as const)),
    arrivalStep(delivery),
    ...(payment.code === CASH_ON_DELIVERY_CODE ? (['cash'] as const) : []),
    'change',
  ];
}
