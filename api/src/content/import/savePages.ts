import type { SourcePage, SourceText } from '@feszek/content-folder';
import type { Clock } from '../../platform/clock.ts';
import type { Texts } from '../../platform/database/columns.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { toTime } from '../moments.ts';
import { picturesOf, textColumns } from './textColumns.ts';
import type { PictureHashes } from './textColumns.ts';

type Columns = ReturnType<typeof textColumns>;

/** Whether a stored page has other texts than the imported one. */
async function isChanged(trx: Trx, { key, text }: SourcePage): Promise<boolean> {
  const row = await trx.selectFrom('content_page').select(['title', 'description', 'body']).where('key', '=', key).executeTakeFirst();
  if (!row) return true;
  const isSame = (stored: Texts, of: (text: SourceText) => string) => stored.hu === of(text.hu) && stored.en === of(text.en);
  return !(isSame(row.title, (own) => own.title) && isSame(row.description, (own) => own.description) && isSame(row.body, (own) => own.body));
}

async function saveVersion(trx: Trx, { key, version }: SourcePage, columns: Columns, changedAt: Date): Promise<void> {
  if (version === null) return;
  const { numUpdatedRows } = await trx.updateTable('content_page_version').set(columns).where('page', '=', key).where('version', '=', version).executeTakeFirst();
  if (numUpdatedRows === 0n) await trx.insertInto('content_page_version').values({ page: key, version, ...columns, changed_at: changedAt }).execute();
}

/** Replaces the pages. Their earlier versions stay, also those of a page that is removed: orders refer to them. */
export async function savePages(trx: Trx, clock: Clock, pages: readonly SourcePage[], hashes: PictureHashes): Promise<void> {
  await trx.deleteFrom('content_page').where('key', 'not in', ['', ...pages.map(({ key }) => key)]).execute();
  for (const page of pages) {
    const { key, published, expires, version, text } = page;
    const columns = textColumns(text, picturesOf(text, null, hashes));
    const changed = (await isChanged(trx, page)) ? { changed_at: clock.now() } : {};
    const row = {
      published_at: published === null ? null : toTime(published),
      expires_at: expires === null ? null : toTime(expires),
      slug_hu: text.hu.slug, slug_en: text.en.slug, version, ...columns,
    };
    const { numUpdatedRows } = await trx.updateTable('content_page').set({ ...row, ...changed }).where('key', '=', key).executeTakeFirst();
    if (numUpdatedRows === 0n) await trx.insertInto('content_page').values({ key, ...row, changed_at: clock.now() }).execute();
    await saveVersion(trx, page, columns, clock.now());
  }
}
