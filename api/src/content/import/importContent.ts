import { parseFolder } from '@feszek/content-folder';
import type { ContentSections } from '@feszek/content-folder';
import type { ContentImport, ContentImportResult } from '@feszek/contract';
import { sql } from 'kysely';
import type { Taxonomy } from '../../catalog/readModel/taxonomy.ts';
import { missingPictures } from '../../media/contentPictures.ts';
import { replaceShowrooms } from '../../places/replaceShowrooms.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import { indexContent } from '../publication/indexContent.ts';
import { markApplied } from '../publication/publicationJob.ts';
import { checkReferences, checkTopicsInUse } from './checkReferences.ts';
import { checkVersions } from './checkVersions.ts';
import { saveArticles, saveTopics } from './saveArticles.ts';
import { saveFaq, saveHome, saveMenus, saveRedirects, saveSocial } from './saveLists.ts';
import { savePages } from './savePages.ts';
import { savePictures } from './savePictures.ts';
import type { PictureHashes } from './textColumns.ts';

/** An arbitrary number for the advisory lock, unique in the database. */
const CONTENT_LOCK = 20_261_128;

export interface ContentImportParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  /** Categories for the check of links. */
  readonly loadTaxonomy: () => Promise<Taxonomy>;
}

async function saveSections(trx: Trx, clock: Clock, sections: ContentSections, hashes: PictureHashes): Promise<void> {
  const { topics, articles, pages, faq, menus, showrooms, social, home, redirects } = sections;
  if (topics) await saveTopics(trx, topics);
  if (articles) await saveArticles(trx, articles, hashes);
  if (pages) await savePages(trx, clock, pages, hashes);
  if (faq) await saveFaq(trx, faq);
  if (menus) await saveMenus(trx, menus);
  if (showrooms) await replaceShowrooms(trx, showrooms, hashes);
  if (social) await saveSocial(trx, social, hashes);
  if (home) await saveHome(trx, home, hashes);
  if (redirects) await saveRedirects(trx, redirects);
  await savePictures(trx, clock, sections, hashes);
  if (articles ?? pages) await indexContent(trx, clock.now());
  await markApplied(trx, clock.now());
}

function countSections({ menus, home, ...lists }: ContentSections): ContentImportResult['sections'] {
  const counts = Object.entries(lists).map(([name, entries]) => ({ name, count: entries.length }));
  return [
    ...counts,
    ...(menus ? [{ name: 'menus', count: menus.header.length + menus.footer.length }] : []),
    ...(home ? [{ name: 'home', count: [home.room, home.story].filter((part) => part !== null).length }] : []),
  ];
}

/** The pictures that are stored. */
function withoutMissing(hashes: PictureHashes, missing: readonly string[]): PictureHashes {
  return new Map([...hashes].filter(([, hash]) => !missing.includes(hash)));
}

/**
 * Checks the files of a content folder, and replaces the sections that it has, in one transaction. An error, or a picture
 * that is neither uploaded nor left out, changes nothing. Importing the same folder again changes nothing.
 */
export async function importContent({ db, clock, shopUrl, loadTaxonomy }: ContentImportParts, { files, pictures, is_check: isCheck, is_without_pictures: isWithoutPictures = false }: ContentImport): Promise<ContentImportResult> {
  const { sections, faults: invalid, references } = parseFolder({ files, pictures: pictures.map(({ path }) => path), shopOrigin: shopUrl });
  const taxonomy = await loadTaxonomy();
  const hashes = new Map(pictures.map(({ path, hash }) => [path, hash]));
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`.execute(trx);
    const { faults: dangling, warnings } = await checkReferences(trx, sections, taxonomy, references);
    const versions = await checkVersions(trx, sections.pages ?? [], files, dayInHungary(clock.now()));
    const faults = [...invalid, ...dangling, ...versions, ...(await checkTopicsInUse(trx, sections))];
    const missing = faults.length > 0 ? [] : await missingPictures(trx, [...hashes.values()]);
    const isApplied = !isCheck && faults.length === 0 && (missing.length === 0 || isWithoutPictures);
    if (isApplied) await saveSections(trx, clock, sections, withoutMissing(hashes, missing));
    return { is_applied: isApplied, faults, warnings: [...warnings], missing_pictures: [...missing], sections: countSections(sections) };
  });
}
