import { MOST_STARS } from '@feszek/contract';
import type { Review } from '@feszek/contract';
import type { ProductView } from '../productView.ts';

/** A review without a name is of the shop's verified buyer. */
const NO_NAME = { hu: 'Ellenőrzött vásárló', en: 'Verified buyer' } as const;

function reviewOf({ stars, title, text, language, author, published_at: at }: Review): object {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: MOST_STARS },
    author: { '@type': 'Person', name: author || NO_NAME[language] },
    datePublished: at.slice(0, 10),
    ...(title && { name: title }),
    reviewBody: text,
    inLanguage: language,
  };
}

/** The rating and the shown reviews for search engines; nothing without a review. */
export function reviewStructure({ rating, reviews }: Pick<ProductView, 'rating' | 'reviews'>): object {
  if (!rating) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count, bestRating: MOST_STARS },
    ...(reviews && reviews.reviews.length > 0 && { review: reviews.reviews.map(reviewOf) }),
  };
}
