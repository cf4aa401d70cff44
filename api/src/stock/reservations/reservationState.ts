import type { Reservation } from '@feszek/contract';

export interface LineReservation {
  readonly quantity: number;
  readonly isForOrder: boolean;
  readonly reservedQuantity: number;
  /** `null` for a line that never held anything. */
  readonly reservedUntil: Date | null;
}

/** What a line holds at a moment, as it travels. */
export function reservationState({ quantity, isForOrder, reservedQuantity, reservedUntil }: LineReservation, now: Date) {
  const isRunning = reservedUntil !== null && reservedUntil > now;
  const held = isRunning ? reservedQuantity : 0;
  const stateOf = (): Reservation => {
    if (isForOrder) return 'unneeded';
    if (held > 0) return held < quantity ? 'partly' : 'held';
    return reservedUntil === null || isRunning ? 'none' : 'ended';
  };
  return { reservation: stateOf(), reserved_quantity: held, reserved_until: held > 0 && reservedUntil ? reservedUntil.toISOString() : null };
}
