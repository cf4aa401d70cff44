import type { T } from '../i18n.ts';
import type { CartLine } from '../cart-store/cartView.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The time until the text changes, in milliseconds: it counts minutes, and seconds in the last minute. */
export function untilNextMessage(leftMs: number): number {
  const unit = leftMs > MINUTE_MS ? MINUTE_MS : SECOND_MS;
  return leftMs % unit || unit;
}

/** The end of a line's reservation, in milliseconds of the server's clock; `undefined` without a reservation. */
export function reservedUntil({ reserved_until }: CartLine): number | undefined {
  return reserved_until === null ? undefined : Date.parse(reserved_until);
}

export interface ReservationMessage {
  readonly text: string;
  /** Whether the visitor may reserve again. */
  readonly isOver: boolean;
}

/**
 * The message about a line's reservation, if there is one.
 *
 * @param now - the server's time, in milliseconds
 */
export function reservationMessage(t: T, line: CartLine, now: number): ReservationMessage | undefined {
  const { quantity, available_quantity, reservation, reserved_quantity: pieces } = line;
  if (reservation === 'unneeded' || quantity > available_quantity) return undefined;
  if (reservation === 'none') return { text: t('reservation.none'), isOver: false };
  const left = (reservedUntil(line) ?? now) - now;
  if (left <= 0) return { text: t('reservation.ended'), isOver: true };
  const [unit, count] = left > MINUTE_MS ? (['Minutes', Math.ceil(left / MINUTE_MS)] as const) : (['Seconds', Math.ceil(left / SECOND_MS)] as const);
  const text = pieces < quantity ? t(`reservation.partly${unit}`, { count, pieces }) : t(`reservation.held${unit}`, { count });
  return { text, isOver: false };
}
