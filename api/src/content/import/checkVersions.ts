import type { SourcePage, TextFile } from '@feszek/content-folder';
import type { ContentRemark } from '@feszek/contract';
import { LOCALES } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Day } from '../../platform/hungarianTime.ts';
import type { Database } from '../../platform/database/schema.ts';

function versionLine(files: readonly TextFile[], file: string): number {
  const lines = files.find(({ path }) => path === file)?.text.split('\n') ?? [];
  return Math.max(0, lines.findIndex((line) => line.startsWith('version:'))) + 1;
}

/**
 * Reports texts that were changed although their version applies already: an order refers to the terms by their version.
 * A version that does not apply yet may be changed.
 */
export async function checkVersions(db: Kysely<Database>, pages: readonly SourcePage[], files: readonly TextFile[], today: Day): Promise<readonly ContentRemark[]> {
  const stored = await db.selectFrom('content_page_version').select(['page', 'version', 'title', 'body']).where('version', '<=', today).execute();
  return pages.flatMap(({ key, version, text }) => {
    const row = stored.find((candidate) => candidate.page === key && candidate.version === version);
    return LOCALES.flatMap((locale) => {
      if (!row || (row.body[locale] === text[locale].body && row.title[locale] === text[locale].title)) return [];
      const file = `pages/${key}/${locale}.md`;
      return [{ file, line: versionLine(files, file), message: `The text of version ${row.version} applies and cannot be changed: give the changed text a new version date.` }];
    });
  });
}
