import type { StoredPaymentMethod } from '../pricing/delivery/methods.ts';

/** How long a transfer is waited for, in milliseconds: eight days, a bank's working days and a weekend. */
export const TRANSFER_HOLD_MS = 8 * 86_400_000;

/**
 * Until when an order keeps its goods without being paid; `null` where it is paid through a provider, which has a term of its
 * own for each attempt, and where it is paid on receipt.
 */
export function unpaidUntil({ code }: Pick<StoredPaymentMethod, 'code'>, now: Date): Date | null {
  return code === 'bank_transfer' ? new Date(now.getTime() + TRANSFER_HOLD_MS) : null;
}
