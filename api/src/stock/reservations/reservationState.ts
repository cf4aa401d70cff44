import type { Reservation as ReservationState } from '@feszek/contract';
import type { Reservation } from './cartReservations.ts';

export interface ReservedLine {
  /** Pieces in the cart line. */
  readonly quantity: number;
  readonly isForOrder: boolean;
  /** `undefined` for a line that never reserved anything. */
  readonly reservation: Reservation | undefined;
}

/** The reservation of a cart line at a moment, in the format of the API. */
export function reservationState({ quantity, isForOrder, reservation }: ReservedLine, now: Date) {
  const isRunning = reservation !== undefined && reservation.until > now;
  const reserved = isRunning ? reservation.quantity : 0;
  const stateOf = (): ReservationState => {
    if (isForOrder) return 'unneeded';
    if (reserved > 0) return reserved < quantity ? 'partly' : 'held';
    return reservation === undefined || isRunning ? 'none' : 'ended';
  };
  return { reservation: stateOf(), reserved_quantity: reserved, reserved_until: reservation && reserved > 0 ? reservation.until.toISOString() : null };
}
