import type { CartProduct } from '@feszek/contract';

type Line = Pick<CartProduct, 'arrival'>;

/** Whether no other product of the cart arrives later than this one, so that the cart does not delay it. */
export function arrivesLast({ arrival }: Line, lines: readonly Line[]): boolean {
  return arrival === null || lines.every((other) => other.arrival === null || other.arrival.to <= arrival.to);
}
