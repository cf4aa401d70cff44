import type { StoredPaymentMethod } from '../pricing/delivery/methods.ts';

/** How long the shop waits for a transfer, in milliseconds: eight days, for a bank's working days and a weekend. */
export const TRANSFER_HOLD_MS = 8 * 86_400_000;

/**
 * Until when an order holds its goods without being paid; `null` if it is paid through a provider, which has its own deadline
 * for each attempt, or on receipt.
 */
export function unpaidUntil({ code }: Pick<StoredPaymentMethod, 'code'>, now: Date): Date | null {
  return code === 'bank_transfer' ? new Date(now.getTime() + TRANSFER_HOLD_MS) : null;
}
