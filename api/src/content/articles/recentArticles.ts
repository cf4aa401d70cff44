import type { Locale, RecentArticles } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { subtree } from '../../catalog/readModel/taxonomy.ts';
import type { Taxonomy } from '../../catalog/readModel/taxonomy.ts';
import type { Database } from '../../platform/database/schema.ts';
import { loadTopics, shownArticles, toCards } from './articleCards.ts';
import type { CardRow, TopicRow } from './articleCards.ts';
import { findTopic } from './listArticles.ts';

export interface RecentQuery {
  readonly topic?: string | undefined;
  readonly category?: number | undefined;
  readonly product?: number | undefined;
  readonly limit: number;
}

interface Source {
  readonly db: Kysely<Database>;
  readonly now: Date;
  readonly taxonomy: Taxonomy;
}

/** Topics that name a category; without any, those that name the nearest category above it. */
function topicsOfCategory(topics: ReadonlyMap<string, TopicRow>, { categories }: Pick<Taxonomy, 'categories'>, categoryId: number | null): readonly string[] {
  const category = categories.get(categoryId ?? 0);
  if (!category) return [];
  const own = [...topics.values()].filter((topic) => topic.categories.includes(category.slug.hu) || topic.categories.includes(category.path.hu)).map(({ key }) => key);
  return own.length > 0 ? own : topicsOfCategory(topics, { categories }, category.parentId);
}

/** Articles that show goods of a category, those with the most of them first, then the newest of its topics. */
async function ofCategory({ db, now, taxonomy }: Source, topics: ReadonlyMap<string, TopicRow>, categoryId: number, limit: number): Promise<readonly CardRow[]> {
  if (!taxonomy.categories.has(categoryId)) return [];
  const keys = topicsOfCategory(topics, taxonomy, categoryId);
  const shownGoods = sql<number>`(select count(*) from product where sku = any(article.skus) and category_id = any(${subtree(taxonomy, categoryId)}::int[]))`;
  return shownArticles(db, now)
    .where(({ eb, or }) => or([sql<boolean>`article.topic = any(${keys}::text[])`, eb(shownGoods, '>', 0)]))
    .clearOrderBy()
    .orderBy(shownGoods, 'desc')
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit)
    .execute();
}

async function ofProduct(source: Source, topics: ReadonlyMap<string, TopicRow>, productId: number, limit: number): Promise<readonly CardRow[]> {
  const product = await source.db.selectFrom('product').select(['sku', 'category_id']).where('id', '=', productId).executeTakeFirst();
  if (!product) return [];
  const showing = await shownArticles(source.db, source.now).where(sql<boolean>`article.skus @> array[${product.sku}]::text[]`).limit(limit).execute();
  const others = product.category_id === null ? [] : await ofCategory(source, topics, product.category_id, limit);
  const known = new Set(showing.map(({ id }) => id));
  return [...showing, ...others.filter(({ id }) => !known.has(id))].slice(0, limit);
}

async function findRows(source: Source, { topic, category, product, limit }: RecentQuery): Promise<readonly CardRow[]> {
  const topics = await loadTopics(source.db);
  if (topic) return shownArticles(source.db, source.now).where('article.topic', '=', findTopic(topics, topic).key).limit(limit).execute();
  if (category !== undefined) return ofCategory(source, topics, category, limit);
  if (product !== undefined) return ofProduct(source, topics, product, limit);
  return shownArticles(source.db, source.now).limit(limit).execute();
}

/**
 * The newest articles, of all or of a topic; those that fit a category (see `ofCategory`); or those that show a product, and
 * then those that fit its category.
 *
 * @throws ApiError `not_found` for an unknown topic
 */
export async function recentArticles(source: Source, locale: Locale, query: RecentQuery): Promise<RecentArticles> {
  return { articles: await toCards(source.db, await findRows(source, query), locale) };
}
