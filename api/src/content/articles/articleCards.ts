import type { ArticleCard, Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { contentPicture } from '../../media/contentPictures.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The usual speed of reading, in words per minute. */
const WORDS_PER_MINUTE = 200;

export type TopicRow = Selectable<Database['content_topic']>;
export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

const CARD_COLUMNS = [
  'article.id', 'article.key', 'article.topic', 'article.published_at', 'article.updated_at', 'article.expires_at', 'article.cover', 'article.cover_alt', 'article.related',
  'article.slug_hu', 'article.slug_en', 'article.title', 'article.description', 'article.pictures', 'article.words', 'article.skus',
] as const;

/** Articles with the data of their cards. */
export function selectCards(db: Kysely<Database>) {
  return db
    .selectFrom('article')
    .innerJoin('content_topic', 'content_topic.key', 'article.topic')
    .select(CARD_COLUMNS)
    .select(['content_topic.title as topic_title', 'content_topic.slug_hu as topic_slug_hu', 'content_topic.slug_en as topic_slug_en'])
    .select(contentPicture(sql`article.pictures ->> article.cover`).as('cover_picture'));
}

/** The articles that are shown at a time, the newest first. */
export function shownArticles(db: Kysely<Database>, now: Date) {
  return selectCards(db)
    .where('article.published_at', '<=', now)
    .where(({ eb, or }) => or([eb('article.expires_at', 'is', null), eb('article.expires_at', '>', now)]))
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc');
}

/** The topics of the blog by key, in the shop's order. */
export async function loadTopics(db: Kysely<Database>): Promise<ReadonlyMap<string, TopicRow>> {
  const rows = await db.selectFrom('content_topic').selectAll().orderBy('position').execute();
  return new Map(rows.map((row) => [row.key, row]));
}

export function toTopic({ key, title, slug_hu: hu, slug_en: en }: Pick<TopicRow, 'key' | 'title' | 'slug_hu' | 'slug_en'>, locale: Locale): ArticleCard['topic'] {
  return { key, title: title[locale], slug: locale === 'hu' ? hu : en };
}

/** An article as lists show it. */
export function toCard(row: CardRow, locale: Locale): ArticleCard {
  const { cover_picture: picture } = row;
  return {
    key: row.key,
    title: row.title[locale],
    description: row.description[locale],
    slug: locale === 'hu' ? row.slug_hu : row.slug_en,
    topic: toTopic({ key: row.topic, title: row.topic_title, slug_hu: row.topic_slug_hu, slug_en: row.topic_slug_en }, locale),
    published_at: row.published_at.toISOString(),
    updated_at: row.updated_at?.toISOString() ?? null,
    reading_minutes: Math.max(1, Math.round(row.words[locale] / WORDS_PER_MINUTE)),
    cover: picture ? { ...picture, alt: row.cover_alt[locale] } : null,
  };
}
