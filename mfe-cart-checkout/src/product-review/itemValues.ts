import type { ReviewItem } from '@feszek/contract';
import type { FormValues } from '@feszek/forms';

/** The values of the form of an item, in the order of its fields. */
export interface ItemValues extends FormValues {
  /** Empty before a number of stars is chosen. */
  readonly stars: string;
  readonly title: string;
  readonly text: string;
  /** The name that is shown: that of the buyer, or "verified buyer". */
  readonly author: string;
}

export const NAMED = 'named';
export const UNNAMED = 'unnamed';

/** @param name - the name that the review can show; empty for a company */
export function itemValues({ review }: ReviewItem, name: string): ItemValues {
  if (!review) return { stars: '', title: '', text: '', author: name ? NAMED : UNNAMED };
  return { stars: String(review.stars), title: review.title, text: review.text, author: review.is_named ? NAMED : UNNAMED };
}
