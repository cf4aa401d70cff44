import type { StoredPaymentMethod } from '../pricing/delivery/methods.ts';

/** How long the shop waits for a transfer, in milliseconds: eight days, for a bank's working days and a weekend. */
export const TRANSFER_HOLD_MS = 8 * 86_400_000;

export function isBankTransfer({ code }: Pick<StoredPaymentMethod, 'code'>): boolean {
  return code === 'bank_transfer';
}

/**
 * Until when an order holds its goods without being paid; `null` if it is paid through a provider, which has its own deadline
 * for each attempt, or on receipt.
 */
export function unpaidUntil(method: Pick<StoredPaymentMethod, 'code'>, now: Date): Date | null {
  return isBankTransfer(method) ? new Date(now.getTime() + TRANSFER_HOLD_MS) : null;
}
