import type { T } from '../i18n.ts';
import type { CartLine } from './cartView.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The time until the text changes, in milliseconds: it counts minutes, and seconds in the last minute. */
export function untilNextWord(leftMs: number): number {
  const unit = leftMs > MINUTE_MS ? MINUTE_MS : SECOND_MS;
  return leftMs % unit || unit;
}

/** When a line's reservation ends, in milliseconds of the shop's clock; `undefined` where none runs. */
export function reservedUntil({ reserved_until }: CartLine): number | undefined {
  return reserved_until === null ? undefined : Date.parse(reserved_until);
}

export interface ReservationWord {
  readonly text: string;
  /** Whether the visitor may ask for it again. */
  readonly isOver: boolean;
}

/**
 * The message about a line's reservation, if there is one.
 *
 * @param now the shop's time, in milliseconds
 */
export function reservationWord(t: T, line: CartLine, now: number): ReservationWord | undefined {
  const { quantity, available_quantity, reservation, reserved_quantity: pieces } = line;
  if (reservation === 'unneeded' || quantity > available_quantity) return undefined;
  if (reservation === 'none') return { text: t('reservation.none'), isOver: false };
  const left = (reservedUntil(line) ?? now) - now;
  if (left <= 0) return { text: t('reservation.ended'), isOver: true };
  const [unit, count] = left > MINUTE_MS ? (['Minutes', Math.ceil(left / MINUTE_MS)] as const) : (['Seconds', Math.ceil(left / SECOND_MS)] as const);
  const text = pieces < quantity ? t(`reservation.partly${unit}`, { count, pieces }) : t(`reservation.held${unit}`, { count });
  return { text, isOver: false };
}
