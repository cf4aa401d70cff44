import type { ArticleCard, Locale } from '@feszek/contract';
import type { Kysely, Selectable } from 'kysely';
import { loadContentPictures } from '../../media/contentPictures.ts';
import type { ContentPictures } from '../../media/contentPictures.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The usual speed of reading, in words per minute. */
const WORDS_PER_MINUTE = 200;

export type TopicRow = Selectable<Database['content_topic']>;
export type CardRow = Omit<Selectable<Database['article']>, 'body' | 'blocks'>;

const CARD_COLUMNS = [
  'article.id', 'article.key', 'article.topic', 'article.published_at', 'article.updated_at', 'article.expires_at', 'article.cover', 'article.cover_alt', 'article.related',
  'article.slug_hu', 'article.slug_en', 'article.title', 'article.description', 'article.pictures', 'article.words', 'article.skus',
] as const;

/** The articles that are shown at a time, the newest first. */
export function shownArticles(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('article')
    .where('article.published_at', '<=', now)
    .where(({ eb, or }) => or([eb('article.expires_at', 'is', null), eb('article.expires_at', '>', now)]))
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .select(CARD_COLUMNS);
}

/** The topics of the blog by key, in the shop's order. */
export async function loadTopics(db: Kysely<Database>): Promise<ReadonlyMap<string, TopicRow>> {
  const rows = await db.selectFrom('content_topic').selectAll().orderBy('position').execute();
  return new Map(rows.map((row) => [row.key, row]));
}

export function toTopic({ key, title, slug_hu: hu, slug_en: en }: TopicRow, locale: Locale): ArticleCard['topic'] {
  return { key, title: title[locale], slug: locale === 'hu' ? hu : en };
}

function toCard(row: CardRow, topics: ReadonlyMap<string, TopicRow>, stored: ContentPictures, locale: Locale): ArticleCard {
  const picture = stored.get(row.pictures[row.cover ?? ''] ?? '');
  const topic = topics.get(row.topic);
  return {
    key: row.key,
    title: row.title[locale],
    description: row.description[locale],
    slug: locale === 'hu' ? row.slug_hu : row.slug_en,
    topic: topic ? toTopic(topic, locale) : { key: row.topic, title: row.topic, slug: row.topic },
    published_at: row.published_at.toISOString(),
    updated_at: row.updated_at?.toISOString() ?? null,
    reading_minutes: Math.max(1, Math.round(row.words[locale] / WORDS_PER_MINUTE)),
    cover: picture ? { ...picture, alt: row.cover_alt[locale] } : null,
  };
}

/** Articles as lists show them, in this order. */
export async function toCards(db: Kysely<Database>, rows: readonly CardRow[], locale: Locale): Promise<ArticleCard[]> {
  const topics = await loadTopics(db);
  const stored = await loadContentPictures(db, rows.flatMap(({ cover, pictures }) => pictures[cover ?? ''] ?? []));
  return rows.map((row) => toCard(row, topics, stored, locale));
}
