import { formErrors, reviewInputSchema } from '@feszek/contract';
import type { Locale, ReviewInput } from '@feszek/contract';
import type { FormErrors } from '@feszek/forms';
import { NAMED } from './itemValues.ts';
import type { ItemValues } from './itemValues.ts';

/** The item that is reviewed. */
export interface ReviewedItem {
  readonly key: string;
  readonly item: number;
}

const requestOf = (reviewed: ReviewedItem, { stars, title, text, author }: ItemValues) => ({ ...reviewed, stars: Number(stars), title, text, is_named: author === NAMED });

/** The request for valid values. */
export function toReviewInput(reviewed: ReviewedItem, values: ItemValues): ReviewInput {
  return reviewInputSchema.cast(requestOf(reviewed, values));
}

/** Validates the form with the contract's rules. */
export function itemErrors(reviewed: ReviewedItem, values: ItemValues, locale: Locale): FormErrors {
  return formErrors(reviewInputSchema, requestOf(reviewed, values), locale);
}
