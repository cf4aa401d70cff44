import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { ARTICLE_LIMITS } from './articleLimits.ts';
import { contentBlocksSchema } from './contentBlocks.ts';
import { LIMITS } from './limits.ts';
import { imageSchema, pagingSchema } from './shared.ts';

/** A path of this shop in each language. */
export const addressesSchema = object({ hu: string().required(), en: string().required() });

export const topicSchema = object({
  /** The same in both languages. */
  key: string().required(),
  title: string().required(),
  slug: string().required(),
});
export type ArticleTopic = InferType<typeof topicSchema>;

/** An article as a list shows it. Times are ISO texts; a date without a time starts at midnight in Budapest. */
export const articleCardSchema = object({
  key: string().required(),
  title: string().required(),
  description: string().required(),
  /** Its address in the language of the response, below `/hu/blog/`. */
  slug: string().required(),
  topic: topicSchema.required(),
  published_at: string().required(),
  updated_at: string().nullable().defined(),
  /** At least one. */
  reading_minutes: number().required(),
  /** `null` if the article has no picture. */
  cover: imageSchema.nullable().defined(),
});
export type ArticleCard = InferType<typeof articleCardSchema>;

/** The largest id of the database. */
const LARGEST_ID = 2_147_483_647;
const id = () => number().integer('whole_number').min(1, 'too_small').max(LARGEST_ID, 'too_large');
const slugText = () => string().trim().max(ARTICLE_LIMITS.slug, 'too_long');

/** Query of `GET /api/articles`. */
export const articleListQuerySchema = object({
  /** A topic's key, or its slug in either language; unknown topics are answered with 404. */
  topic: slugText(),
  page: number().integer('whole_number').min(1, 'too_small').max(LIMITS.page, 'too_large').default(1),
});

/** Response of `GET /api/articles`: the newest first. Its pages carry the cache tag `articles`. */
export const articleListSchema = object({
  articles: array(articleCardSchema.required()).required(),
  paging: pagingSchema.required(),
  /** Topics that have articles, in the shop's order. */
  topics: array(topicSchema.concat(object({ article_count: number().required() })).required()).required(),
  /** The requested topic with its slug in each language; `null` without one. */
  topic: topicSchema.concat(object({ slugs: addressesSchema.required() })).nullable().defined(),
});
export type ArticleList = InferType<typeof articleListSchema>;

/** Query of `GET /api/articles/recent`; the first given criterion applies, without one all articles count. */
export const recentArticlesQuerySchema = object({
  topic: slugText(),
  /** A category's id: articles of the topics that name it or a category above it. */
  category: id(),
  /** A product's id: articles that show it, then those of its category's topics. */
  product: id(),
  limit: number().integer('whole_number').min(1, 'too_small').max(ARTICLE_LIMITS.recentMax, 'too_large').default(ARTICLE_LIMITS.recent),
});

/** Response of `GET /api/articles/recent`: the newest first; empty if no topic fits. Its cache tag is `articles`. */
export const recentArticlesSchema = object({ articles: array(articleCardSchema.required()).required() });
export type RecentArticles = InferType<typeof recentArticlesSchema>;

/** Query of `GET /api/articles/{slug}` and `GET /api/pages/{name}`. */
export const contentPreviewQuerySchema = object({
  /** The signature of a preview link; with it, the response is never cached. */
  preview: string().max(ARTICLE_LIMITS.previewToken, 'too_long'),
});

/**
 * Response of `GET /api/articles/{slug}`. The article is found by its slug in either language and by its key; a screen
 * redirects if `addresses` has another address for its language. Its page carries the cache tag `articles`.
 */
export const articleSchema = articleCardSchema.concat(
  object({
    addresses: addressesSchema.required(),
    /** Path of the picture beside links to the article: 1200 × 630 pixels, with its title. */
    share_image: string().required(),
    blocks: contentBlocksSchema,
    related: array(articleCardSchema.required()).required(),
    /** Shown only by a preview link, because it is not published: the page is neither cached nor indexed. */
    is_preview: boolean().required(),
  }),
);
export type Article = InferType<typeof articleSchema>;
