import type { Reservation } from './cartReservations.ts';

/** Whether a reservation reserves pieces at a moment. */
export function isRunning({ quantity, until }: Reservation, now: Date): boolean {
  return quantity > 0 && until > now;
}
