import type { Image, Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { StoredImage } from '../../media/storedImage.ts';
import { wireImage } from '../../media/wireImage.ts';
import type { Texts } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { TextKind } from './indexTexts.ts';

/** An article or a page as a search shows it. */
export interface ShownText {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly image: Image | null;
}

interface Stored {
  readonly title: Texts;
  readonly slug: Texts;
  readonly description: Texts;
  readonly image: StoredImage | null;
}

/** The indexed articles or pages with these ids, in this order. */
export async function shownTexts(db: Kysely<Database>, kind: TextKind, ids: readonly number[], locale: Locale): Promise<readonly ShownText[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; shown: Stored }>`
    select ref_id as id, shown from search_document where kind = ${kind} and ref_id = any(${sql.val(ids)}::int[])`.execute(db);
  const byId = new Map(rows.map(({ id, shown }) => [id, shown]));
  return ids.flatMap((id) => {
    const shown = byId.get(id);
    if (!shown) return [];
    const { title, slug, description, image } = shown;
    return [{ id, title: title[locale], slug: slug[locale], description: description[locale], image: image && wireImage(image, locale) }];
  });
}
