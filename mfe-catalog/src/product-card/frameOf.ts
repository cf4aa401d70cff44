import type { CardFrame } from '@feszek/ui';
import type { CardData } from './cardOf.ts';

/** The frame of all pictures in a list: square if most of its products are wide. */
export function frameOf(cards: readonly CardData[]): CardFrame {
  return 2 * cards.filter(({ isWide }) => isWide).length > cards.length ? 'square' : 'portrait';
}
