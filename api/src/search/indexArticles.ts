import type { Kysely } from 'kysely';
import type { Database, StoredImage, Texts } from '../database/schema.ts';
import { inEveryLanguage, Indexer } from './indexer.ts';

/** An article of the blog, as it is searched for and suggested. */
export interface SearchedArticle {
  readonly id: number;
  readonly title: Texts;
  readonly slug: Texts;
  readonly text: Texts;
  readonly image: StoredImage | null;
  /** The larger, the earlier among the suggestions. */
  readonly popularity: number;
}

/** Puts articles into the search index, in the place of what was known of them. */
export async function indexArticles(db: Kysely<Database>, articles: readonly SearchedArticle[]): Promise<void> {
  const indexer = await Indexer.open(db);
  await indexer.put(
    'article',
    articles.map(({ id, title, slug, text, image, popularity }) => ({
      id,
      popularity,
      names: inEveryLanguage((locale) => [{ text: title[locale] }]),
      fields: inEveryLanguage((locale) => [{ wordClass: 'd', text: text[locale] }]),
      shown: { title, slug, image },
    })),
  );
  await indexer.writeVocabulary();
}
