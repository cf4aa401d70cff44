import { plainText } from '@feszek/content-folder';
import type { Both, SourceBlock } from '@feszek/content-folder';
import type { Kysely } from 'kysely';
import { indexTexts } from '../../catalog/search/indexTexts.ts';
import type { SearchedText } from '../../catalog/search/indexTexts.ts';
import { loadContentPictures } from '../../media/contentPictures.ts';
import type { ContentPictures } from '../../media/contentPictures.ts';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pageAddresses } from '../pages/pageAddress.ts';
import { isShown } from './isShown.ts';
import { currentVersion, loadVersion } from './shownVersions.ts';

const textOf = ({ hu, en }: Both<readonly SourceBlock[]>) => ({ hu: plainText(hu), en: plainText(en) });

type ArticleRow = Awaited<ReturnType<typeof loadArticles>>[number];

function loadArticles(db: Kysely<Database>) {
  return db.selectFrom('article').selectAll().orderBy('published_at').orderBy('id').execute();
}

function coverOf({ cover, cover_alt, pictures }: ArticleRow, stored: ContentPictures) {
  const picture = stored.get(pictures[cover ?? ''] ?? '');
  return picture ? { ...picture, alt: cover_alt } : null;
}

async function searchedArticles(db: Kysely<Database>, now: Date): Promise<readonly SearchedText[]> {
  const rows = (await loadArticles(db)).filter((row) => isShown(row, now));
  const stored = await loadContentPictures(db, rows.flatMap(({ cover, pictures }) => pictures[cover ?? ''] ?? []));
  // A later article ranks before an earlier one.
  return rows.map((row, index) => ({
    id: row.id, title: row.title, slug: { hu: row.slug_hu, en: row.slug_en }, description: row.description, text: textOf(row.blocks), image: coverOf(row, stored), popularity: index + 1,
  }));
}

async function searchedPages(db: Kysely<Database>, now: Date): Promise<readonly SearchedText[]> {
  const rows = (await db.selectFrom('content_page').selectAll().orderBy('id').execute()).filter((row) => isShown(row, now));
  const found = await Promise.all(rows.map(async (row) => {
    const version = row.version === null ? null : await currentVersion(db, row.key, dayInHungary(now));
    const text = row.version === null ? row : version === null ? undefined : await loadVersion(db, row.key, version);
    return text ? [{ id: row.id, title: text.title, slug: pageAddresses(row), description: text.description, text: textOf(text.blocks), image: null, popularity: 1 }] : [];
  }));
  return found.flat();
}

/** Stores the articles and pages that are shown now in the search index, and removes the others. */
export async function indexContent(db: Kysely<Database>, now: Date): Promise<void> {
  await indexTexts(db, 'article', await searchedArticles(db, now));
  await indexTexts(db, 'page', await searchedPages(db, now));
}
