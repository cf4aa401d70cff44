import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { StoredImage } from '../../media/storedImage.ts';
import type { Texts } from '../../platform/database/columns.ts';
import { inEveryLanguage, Indexer } from './indexer.ts';
import { withIndexLock } from './withIndexLock.ts';

/** Articles of the blog and pages: documents that the content owns. */
export const TEXT_KINDS = ['article', 'page'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** An article or a page, for the search and its suggestions. */
export interface SearchedText {
  readonly id: number;
  readonly title: Texts;
  /** The slug of an article, the path of a page. */
  readonly slug: Texts;
  readonly description: Texts;
  readonly text: Texts;
  readonly image: StoredImage | null;
  /** A higher value ranks earlier among the suggestions. It must be more than 0. */
  readonly popularity: number;
}

async function put(indexer: Indexer, kind: TextKind, texts: readonly SearchedText[]): Promise<void> {
  await indexer.put(
    kind,
    texts.map(({ id, popularity, ...shown }) => ({
      id,
      popularity,
      names: inEveryLanguage((locale) => [{ text: shown.title[locale] }]),
      fields: inEveryLanguage((locale) => [
        { wordClass: 'c', text: shown.description[locale] },
        // The many words of a text find it, but complete and correct no search for goods.
        { wordClass: 'd', text: shown.text[locale], isCode: true },
      ]),
      shown,
    })),
  );
}

/** Replaces all documents of a kind in the search index. */
export async function indexTexts(db: Kysely<Database>, kind: TextKind, texts: readonly SearchedText[]): Promise<void> {
  const ids = texts.map(({ id }) => id);
  await withIndexLock(db, async (trx) => {
    await sql`delete from search_document where kind = ${kind} and not ref_id = any(${sql.val(ids)}::int[])`.execute(trx);
    if (texts.length === 0) return;
    const indexer = await Indexer.open(trx);
    await put(indexer, kind, texts);
    await indexer.writeVocabulary();
  });
}

/** Analyses all indexed articles and pages again. */
export async function indexTextsAgain(db: Kysely<Database>, indexer: Indexer): Promise<void> {
  for (const kind of TEXT_KINDS) {
    const { rows } = await sql<{ id: number; popularity: number; shown: Omit<SearchedText, 'id' | 'popularity'> }>`
      select ref_id as id, popularity, shown from search_document where kind = ${kind}`.execute(db);
    await put(indexer, kind, rows.map(({ shown, ...row }) => ({ ...row, ...shown })));
  }
}
