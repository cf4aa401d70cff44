import { countWords } from '@feszek/content-folder';
import type { SourceArticle, SourceBlock, SourceTopic } from '@feszek/content-folder';
import type { Trx } from '../../platform/database/Trx.ts';
import { toTime } from '../moments.ts';
import { picturesOf, textColumns } from './textColumns.ts';
import type { PictureHashes } from './textColumns.ts';

/** Replaces the topics of the blog. */
export async function saveTopics(trx: Trx, topics: readonly SourceTopic[]): Promise<void> {
  await trx.deleteFrom('content_topic').execute();
  if (topics.length === 0) return;
  const rows = topics.map(({ key, title, slug, categories }, position) => ({ key, position, title: JSON.stringify(title), slug_hu: slug.hu, slug_en: slug.en, categories: [...categories] }));
  await trx.insertInto('content_topic').values(rows).execute();
}

function skusIn(blocks: readonly SourceBlock[]): string[] {
  return blocks.flatMap((block) => (block.type === 'products' ? block.skus : []));
}

function toRow(article: SourceArticle, hashes: PictureHashes) {
  const { key, topic, published, updated, expires, cover, coverAlt, related, text } = article;
  return {
    key, topic, cover,
    published_at: toTime(published),
    updated_at: updated === null ? null : toTime(updated),
    expires_at: expires === null ? null : toTime(expires),
    cover_alt: JSON.stringify(coverAlt),
    related: [...related],
    slug_hu: text.hu.slug ?? key,
    slug_en: text.en.slug ?? key,
    ...textColumns(text, picturesOf(text, cover, hashes)),
    words: JSON.stringify({ hu: countWords(text.hu.blocks), en: countWords(text.en.blocks) }),
    skus: [...new Set([...skusIn(text.hu.blocks), ...skusIn(text.en.blocks)])],
  };
}

/** Replaces the articles. An article keeps its id while its key stays the same. */
export async function saveArticles(trx: Trx, articles: readonly SourceArticle[], hashes: PictureHashes): Promise<void> {
  await trx.deleteFrom('article').where('key', 'not in', ['', ...articles.map(({ key }) => key)]).execute();
  for (const article of articles) {
    const row = toRow(article, hashes);
    const { numUpdatedRows } = await trx.updateTable('article').set(row).where('key', '=', row.key).executeTakeFirst();
    if (numUpdatedRows === 0n) await trx.insertInto('article').values(row).execute();
  }
}
