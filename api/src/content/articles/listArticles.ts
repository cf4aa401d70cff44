import { ARTICLE_LIMITS } from '@feszek/contract';
import type { ArticleList, Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { loadTopics, shownArticles, toCard, toTopic } from './articleCards.ts';
import type { TopicRow } from './articleCards.ts';

/**
 * Finds a topic by its key or its slug in either language.
 *
 * @throws ApiError `not_found`
 */
export function findTopic(topics: ReadonlyMap<string, TopicRow>, name: string): TopicRow {
  const found = topics.get(name) ?? [...topics.values()].find(({ slug_hu: hu, slug_en: en }) => hu === name || en === name);
  if (!found) throw new ApiError('not_found');
  return found;
}

async function countByTopic(db: Kysely<Database>, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await shownArticles(db, now).execute();
  return new Map([...Map.groupBy(rows, ({ topic }) => topic)].map(([topic, articles]) => [topic, articles.length]));
}

/**
 * One page of the blog, the newest articles first.
 *
 * @throws ApiError `not_found` for an unknown topic, and for a page after the last one
 */
export async function listArticles(db: Kysely<Database>, now: Date, locale: Locale, { topic: name, page }: { readonly topic?: string | undefined; readonly page: number }): Promise<ArticleList> {
  const topics = await loadTopics(db);
  const topic = name ? findTopic(topics, name) : undefined;
  const counts = await countByTopic(db, now);
  const total = topic ? (counts.get(topic.key) ?? 0) : [...counts.values()].reduce((sum, count) => sum + count, 0);
  const size = ARTICLE_LIMITS.pageSize;
  const pageCount = Math.max(1, Math.ceil(total / size));
  if (page > pageCount) throw new ApiError('not_found');
  const rows = await shownArticles(db, now).$if(topic !== undefined, (query) => query.where('article.topic', '=', topic?.key ?? '')).limit(size).offset((page - 1) * size).execute();
  return {
    articles: rows.map((row) => toCard(row, locale)),
    paging: { page, page_count: pageCount, page_size: size, total },
    topics: [...topics.values()].flatMap((row) => (counts.has(row.key) ? [{ ...toTopic(row, locale), article_count: counts.get(row.key) ?? 0 }] : [])),
    topic: topic ? { ...toTopic(topic, locale), slugs: { hu: topic.slug_hu, en: topic.slug_en } } : null,
  };
}
