import type { CardData } from './cardOf.ts';

/** The title with the values of the variant, for texts without the card's line. */
export function nameOf({ title, variant }: Pick<CardData, 'title' | 'variant'>): string {
  return [title, variant].filter(Boolean).join(', ');
}
