import type { Kysely, Selectable } from 'kysely';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import type { Day } from '../../platform/hungarianTime.ts';
import type { Database } from '../../platform/database/schema.ts';

type VersionRow = Selectable<Database['content_page_version']>;

/** Dates of all versions of a page until a day, the newest first. */
export async function listVersions(db: Kysely<Database>, page: string, until: Day): Promise<readonly string[]> {
  const rows = await db.selectFrom('content_page_version').select('version').where('page', '=', page).where('version', '<=', until).orderBy('version', 'desc').execute();
  return rows.map(({ version }) => version);
}

/** A version of a page; `undefined` if it does not exist. */
export function loadVersion(db: Kysely<Database>, page: string, version: string): Promise<VersionRow | undefined> {
  return db.selectFrom('content_page_version').selectAll().where('page', '=', page).where('version', '=', version).executeTakeFirst();
}

/** The version of a page that applies on a day; `null` if the page has none. */
export async function currentVersion(db: Kysely<Database>, page: string, today: Day): Promise<string | null> {
  return (await listVersions(db, page, today))[0] ?? null;
}

/** The version of the terms that applies at a time; `null` while the shop has none. */
export function findTermsVersion(db: Kysely<Database>, now: Date): Promise<string | null> {
  return currentVersion(db, 'terms', dayInHungary(now));
}
