import { LEGAL_DOCUMENTS, legalPageNames } from '@feszek/contract';
import type { LegalDocument } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import { isShown } from './isShown.ts';

/** The documents whose pages are not shown, so that the links of their consents answer 404. */
export async function missingLegalPages(db: Kysely<Database>, now: Date): Promise<LegalDocument[]> {
  const names = LEGAL_DOCUMENTS.flatMap(legalPageNames);
  const rows = await db
    .selectFrom('content_page')
    .where(({ eb, or }) => or([eb('key', 'in', names), eb('slug_hu', 'in', names), eb('slug_en', 'in', names)]))
    .select(({ selectFrom }) => [
      'key', 'slug_hu', 'slug_en', 'published_at', 'expires_at', 'version',
      selectFrom('content_page_version').whereRef('page', '=', 'key').select(({ fn }) => fn.min('content_page_version.version').as('first')).as('first_version'),
    ])
    .execute();
  const today = dayInHungary(now);
  const shown = rows.filter((row) => isShown(row, now) && (row.version === null || (row.first_version !== null && row.first_version <= today)));
  const hasPage = (name: string) => shown.some(({ key, slug_hu: hu, slug_en: en }) => [key, hu, en].includes(name));
  return LEGAL_DOCUMENTS.filter((document) => !legalPageNames(document).every(hasPage));
}
