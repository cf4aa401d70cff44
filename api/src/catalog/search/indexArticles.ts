import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { StoredImage } from '../../media/storedImage.ts';
import type { Texts } from '../../platform/database/columns.ts';
import { inEveryLanguage, Indexer } from './indexer.ts';

/** An article of the blog, for the search and its suggestions. */
export interface SearchedArticle {
  readonly id: number;
  readonly title: Texts;
  readonly slug: Texts;
  readonly text: Texts;
  readonly image: StoredImage | null;
  /** A higher value ranks earlier among the suggestions. */
  readonly popularity: number;
}

async function put(indexer: Indexer, articles: readonly SearchedArticle[]): Promise<void> {
  await indexer.put(
    'article',
    articles.map(({ id, popularity, title, slug, text, image }) => ({
      id,
      popularity,
      names: inEveryLanguage((locale) => [{ text: title[locale] }]),
      fields: inEveryLanguage((locale) => [{ wordClass: 'd', text: text[locale] }]),
      shown: { title, slug, text, image },
    })),
  );
}

/** Stores articles in the search index; an indexed article is replaced. */
export async function indexArticles(db: Kysely<Database>, articles: readonly SearchedArticle[]): Promise<void> {
  const indexer = await Indexer.open(db);
  await put(indexer, articles);
  await indexer.writeVocabulary();
}

/** Analyses all indexed articles again. */
export async function indexArticlesAgain(db: Kysely<Database>, indexer: Indexer): Promise<void> {
  const { rows } = await sql<{ id: number; popularity: number; shown: Omit<SearchedArticle, 'id' | 'popularity'> }>`
    select ref_id as id, popularity, shown from search_document where kind = 'article'`.execute(db);
  await put(indexer, rows.map(({ shown, ...row }) => ({ ...row, ...shown })));
}
