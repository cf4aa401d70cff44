import { localized } from './localized.ts';
import type { GoodsDetail } from './types.ts';

/** The label of the number of pieces in the pack. */
export const PIECES = localized('Darab a csomagban', 'Pieces in the pack');

/** The pieces in the pack, as the table of details states them; `undefined` if it does not. */
export function piecesIn(details: readonly GoodsDetail[]): number | undefined {
  const pieces = details.find(({ label }) => label === PIECES)?.value.en;
  return pieces === undefined ? undefined : Number.parseInt(pieces, 10);
}
