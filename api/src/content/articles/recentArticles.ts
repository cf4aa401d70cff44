import type { Locale, RecentArticles } from '@feszek/contract';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { subtree } from '../../catalog/readModel/taxonomy.ts';
import type { Taxonomy, TaxonomyCategory } from '../../catalog/readModel/taxonomy.ts';
import type { Database } from '../../platform/database/schema.ts';
import { loadTopics, shownArticles, toCard } from './articleCards.ts';
import type { CardRow } from './articleCards.ts';
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

/** A category and those above it, the nearest first. */
function withParents({ categories }: Pick<Taxonomy, 'categories'>, categoryId: number | null): TaxonomyCategory[] {
  const category = categories.get(categoryId ?? 0);
  return category ? [category, ...withParents({ categories }, category.parentId)] : [];
}

/** SQL of the topics that name a category; without any, of those that name the nearest category above it. */
function topicsOfCategory(taxonomy: Taxonomy, categoryId: number): RawBuilder<string> {
  const names = withParents(taxonomy, categoryId).flatMap(({ slug, path }, level) => [slug.hu, path.hu].map((name) => ({ level, name })));
  return sql`(with named as (
      select content_topic.key, wanted.level from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as wanted(level int, name text) join content_topic on wanted.name = any(content_topic.categories))
    select key from named where level = (select min(level) from named))`;
}

/** Articles that show goods of a category, those with the most of them first, then the newest of its topics. */
async function ofCategory({ db, now, taxonomy }: Source, categoryId: number, limit: number): Promise<readonly CardRow[]> {
  if (!taxonomy.categories.has(categoryId)) return [];
  const isInCategory = sql<boolean>`product.category_id = any(${subtree(taxonomy, categoryId)}::int[])`;
  return shownArticles(db, now)
    .innerJoinLateral(({ selectFrom }) => selectFrom('product').where(sql<boolean>`product.sku = any(article.skus)`).where(isInCategory).select(({ fn }) => fn.countAll().as('count')).as('goods'), (join) => join.onTrue())
    .where(({ eb, or }) => or([eb('article.topic', 'in', topicsOfCategory(taxonomy, categoryId)), eb('goods.count', '>', 0)]))
    .clearOrderBy()
    .orderBy('goods.count', 'desc')
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit)
    .execute();
}

async function ofProduct(source: Source, productId: number, limit: number): Promise<readonly CardRow[]> {
  const product = await source.db.selectFrom('product').select(['sku', 'category_id']).where('id', '=', productId).executeTakeFirst();
  if (!product) return [];
  const showing = await shownArticles(source.db, source.now).where(sql<boolean>`article.skus @> array[${product.sku}]::text[]`).limit(limit).execute();
  const others = product.category_id === null ? [] : await ofCategory(source, product.category_id, limit);
  const known = new Set(showing.map(({ id }) => id));
  return [...showing, ...others.filter(({ id }) => !known.has(id))].slice(0, limit);
}

async function findRows(source: Source, { topic, category, product, limit }: RecentQuery): Promise<readonly CardRow[]> {
  if (topic) return shownArticles(source.db, source.now).where('article.topic', '=', findTopic(await loadTopics(source.db), topic).key).limit(limit).execute();
  if (category !== undefined) return ofCategory(source, category, limit);
  if (product !== undefined) return ofProduct(source, product, limit);
  return shownArticles(source.db, source.now).limit(limit).execute();
}

/**
 * The newest articles, of all or of a topic; those that fit a category (see `ofCategory`); or those that show a product, and
 * then those that fit its category.
 *
 * @throws ApiError `not_found` for an unknown topic
 */
export async function recentArticles(source: Source, locale: Locale, query: RecentQuery): Promise<RecentArticles> {
  return { articles: (await findRows(source, query)).map((row) => toCard(row, locale)) };
}
