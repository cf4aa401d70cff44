import { MOST_STARS } from '@feszek/contract';
import type { Locale, Review, ReviewList, ReviewSort } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { averageStars } from '../../catalog/averageStars.ts';
import { loadReviewPictures } from '../../media/reviewPictures.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { itemKey } from '../itemKey.ts';

export interface ReviewQuery {
  /** Only reviews with this number of stars. */
  readonly stars: number | undefined;
  readonly sort: ReviewSort;
  /** The maximum number of reviews. */
  readonly limit: number;
}

const PHOTO: Readonly<Record<Locale, (title: string) => string>> = { hu: (title) => `${title}, egy vásárló fényképe`, en: (title) => `${title}, photograph of a buyer` };

/** The published reviews of a product and of the other variants of its group. */
function selectPublished(db: Kysely<Database>, { id, group_id: groupId }: { readonly id: number; readonly group_id: number | null }) {
  return db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .where('review.state', '=', 'published')
    .where((eb) => (groupId === null ? eb('product.id', '=', id) : eb('product.group_id', '=', groupId)));
}

type Published = ReturnType<typeof selectPublished>;

async function countByStars(published: Published): Promise<number[]> {
  const rows = await published.select(({ fn }) => ['stars', fn.countAll<number>().as('count')]).groupBy('stars').execute();
  return Array.from({ length: MOST_STARS }, (_, index) => Number(rows.find(({ stars }) => stars === index + 1)?.count ?? 0));
}

function ordered(published: Published, sort: ReviewSort) {
  const byStars = sort === 'newest' ? published : published.orderBy('stars', sort === 'highest' ? 'desc' : 'asc');
  return byStars.orderBy('published_at', 'desc').orderBy('review.id', 'desc');
}

async function loadFirst(db: Kysely<Database>, published: Published, { stars, sort, limit }: ReviewQuery, locale: Locale): Promise<Review[]> {
  const rows = await ordered(published, sort)
    .select(['review.id', 'order_id', 'review.position', 'stars', 'review.title', 'text', 'locale', 'author', 'published_at', 'answer', 'answered_at', 'product.title as product', 'axis_values'])
    .$if(stars !== undefined, (query) => query.where('stars', '=', stars ?? 0))
    .limit(limit)
    .execute();
  const pictures = await loadReviewPictures(db, rows.map(({ order_id: orderId, position }) => itemKey(orderId, position)));
  return rows.map(({ id, order_id: orderId, position, locale: language, published_at: at, answer, answered_at: answeredAt, product, axis_values: values, ...review }) => ({
    id, stars: review.stars, title: review.title, text: review.text, author: review.author, language,
    published_at: (at ?? new Date(0)).toISOString(),
    variant: values.map((value) => value[locale]).join(', '),
    photos: (pictures.get(itemKey(orderId, position)) ?? []).map(({ image }) => ({ ...image, alt: PHOTO[locale](product[locale]) })),
    answer: answeredAt === null ? null : { text: answer, answered_at: answeredAt.toISOString() },
  }));
}

/**
 * The reviews of a product and of the other variants of its group.
 *
 * @throws ApiError `not_found` if there is no such product
 */
export async function listReviews(db: Kysely<Database>, productId: number, query: ReviewQuery, locale: Locale): Promise<ReviewList> {
  const product = await db.selectFrom('product').select(['id', 'group_id']).where('id', '=', productId).executeTakeFirst();
  if (!product) throw new ApiError('not_found');
  const published = selectPublished(db, product);
  const counts = await countByStars(published);
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  const total = query.stars === undefined ? count : (counts[query.stars - 1] ?? 0);
  return {
    rating: count === 0 ? null : { average: averageStars(stars, count), count },
    counts,
    reviews: total === 0 ? [] : await loadFirst(db, published, query, locale),
    total,
  };
}
